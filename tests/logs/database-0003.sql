BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE browsers (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(person) REFERENCES people (id)
);
CREATE TABLE chat (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER, 
	name VARCHAR(80) NOT NULL, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "chat" VALUES('gold0',1,0,'Ana d’Uxmal','À vous; c’est "bon"',1794816954863);
INSERT INTO "chat" VALUES('gold1',1,0,'Ana d’Uxmal','À vous; c’est "bon"',1794816954970);
INSERT INTO "chat" VALUES('tzolkin0',1,0,'Ana d’Uxmal','À vous; c’est "bon"',1794816955158);
INSERT INTO "chat" VALUES('tzolkin1',1,0,'Ana d’Uxmal','À vous; c’est "bon"',1794816955270);
INSERT INTO "chat" VALUES('balam0',1,0,'Ana d’Uxmal','À vous; c’est "bon"',1794816956029);
INSERT INTO "chat" VALUES('balam1',1,0,'Ana d’Uxmal','À vous; c’est "bon"',1794816956203);
INSERT INTO "chat" VALUES('lapins0',1,0,'Ana d’Uxmal','À vous; c’est "bon"',1794816956471);
INSERT INTO "chat" VALUES('lapins1',1,0,'Ana d’Uxmal','À vous; c’est "bon"',1794816956619);
INSERT INTO "chat" VALUES('pacal0',1,0,'Ana d’Uxmal','À vous; c’est "bon"',1794816958349);
INSERT INTO "chat" VALUES('pacal1',1,0,'Ana d’Uxmal','À vous; c’est "bon"',1794816958640);
CREATE TABLE codes (
	hash VARCHAR(64) NOT NULL, 
	purpose VARCHAR(16) NOT NULL, 
	person VARCHAR(32), 
	until BIGINT NOT NULL, 
	PRIMARY KEY (hash)
);
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	text VARCHAR(200) NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE listings (
	table_id VARCHAR(32) NOT NULL, 
	level VARCHAR(16) NOT NULL, 
	language VARCHAR(8), 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE passkeys (
	id VARCHAR(1400) NOT NULL, 
	public_key TEXT NOT NULL, 
	used BIGINT NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(person) REFERENCES people (id)
);
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	emblem VARCHAR(16) NOT NULL, 
	settings JSON NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE presence (
	table_id VARCHAR(32) NOT NULL, 
	process VARCHAR(16) NOT NULL, 
	seats VARCHAR(40) NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (table_id, process), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	level VARCHAR(16), 
	device INTEGER, person VARCHAR(32), 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('gold0',0,'person','Ana d’Uxmal',NULL,0,NULL);
INSERT INTO "seats" VALUES('gold0',1,'bot','Chaac','random',NULL,NULL);
INSERT INTO "seats" VALUES('gold1',0,'person','Ana d’Uxmal',NULL,0,NULL);
INSERT INTO "seats" VALUES('gold1',1,'bot','Chaac','random',NULL,NULL);
INSERT INTO "seats" VALUES('tzolkin0',0,'person','Ana d’Uxmal',NULL,0,NULL);
INSERT INTO "seats" VALUES('tzolkin0',1,'bot','Chaac','random',NULL,NULL);
INSERT INTO "seats" VALUES('tzolkin1',0,'person','Ana d’Uxmal',NULL,0,NULL);
INSERT INTO "seats" VALUES('tzolkin1',1,'bot','Chaac','random',NULL,NULL);
INSERT INTO "seats" VALUES('balam0',0,'person','Ana d’Uxmal',NULL,0,NULL);
INSERT INTO "seats" VALUES('balam0',1,'bot','Chaac','random',NULL,NULL);
INSERT INTO "seats" VALUES('balam1',0,'person','Ana d’Uxmal',NULL,0,NULL);
INSERT INTO "seats" VALUES('balam1',1,'bot','Chaac','random',NULL,NULL);
INSERT INTO "seats" VALUES('lapins0',0,'person','Ana d’Uxmal',NULL,0,NULL);
INSERT INTO "seats" VALUES('lapins0',1,'bot','Chaac','random',NULL,NULL);
INSERT INTO "seats" VALUES('lapins1',0,'person','Ana d’Uxmal',NULL,0,NULL);
INSERT INTO "seats" VALUES('lapins1',1,'bot','Chaac','random',NULL,NULL);
INSERT INTO "seats" VALUES('pacal0',0,'person','Ana d’Uxmal',NULL,0,NULL);
INSERT INTO "seats" VALUES('pacal0',1,'bot','Chaac','random',NULL,NULL);
INSERT INTO "seats" VALUES('pacal1',0,'person','Ana d’Uxmal',NULL,0,NULL);
INSERT INTO "seats" VALUES('pacal1',1,'bot','Chaac','random',NULL,NULL);
CREATE TABLE standings (
	table_id VARCHAR(32) NOT NULL, 
	waiting VARCHAR(8) NOT NULL, 
	moved BIGINT NOT NULL, 
	outcome JSON, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	rules INTEGER NOT NULL, 
	players INTEGER NOT NULL, 
	options JSON NOT NULL, 
	seed VARCHAR(100) NOT NULL, 
	position JSON, 
	rematch VARCHAR(32), 
	created BIGINT NOT NULL, request VARCHAR(200), 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('gold0','gold',1,2,'{"tied_lowest": "winner_chooses", "contiguous_layout": true, "variant_incomplete_scores": false}','gold0',NULL,NULL,1794816954802,NULL);
INSERT INTO "tables" VALUES('gold1','gold',1,2,'{"tied_lowest": "winner_chooses", "contiguous_layout": true, "variant_incomplete_scores": false}','gold1',NULL,NULL,1794816954913,NULL);
INSERT INTO "tables" VALUES('tzolkin0','tzolkin',1,2,'{}','tzolkin0',NULL,NULL,1794816955110,NULL);
INSERT INTO "tables" VALUES('tzolkin1','tzolkin',1,2,'{}','tzolkin1',NULL,NULL,1794816955223,NULL);
INSERT INTO "tables" VALUES('balam0','balam',1,2,'{"board": "default", "matches": "default", "control_count": "strongest_single_enemy"}','balam0',NULL,NULL,1794816955990,NULL);
INSERT INTO "tables" VALUES('balam1','balam',1,2,'{"board": "default", "matches": "default", "control_count": "strongest_single_enemy"}','balam1',NULL,NULL,1794816956110,NULL);
INSERT INTO "tables" VALUES('lapins0','lapins',1,2,'{"board": "default", "matches": "default", "control_count": "strongest_single_enemy", "listed_59": false}','lapins0',NULL,NULL,1794816956446,NULL);
INSERT INTO "tables" VALUES('lapins1','lapins',1,2,'{"board": "default", "matches": "default", "control_count": "strongest_single_enemy", "listed_59": false}','lapins1',NULL,NULL,1794816956600,NULL);
INSERT INTO "tables" VALUES('pacal0','pacal',1,2,'{"show_rocket_contents": false, "diagonal_squares": false, "two_player_finish_round": false, "expert_variant": false, "map": ""}','pacal0',NULL,NULL,1794816958229,NULL);
INSERT INTO "tables" VALUES('pacal1','pacal',1,2,'{"show_rocket_contents": false, "diagonal_squares": false, "two_player_finish_round": false, "expert_variant": false, "map": ""}','pacal1',NULL,NULL,1794816958546,NULL);
CREATE TABLE tokens (
	table_id VARCHAR(32) NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, 
	PRIMARY KEY (table_id, hash), 
	FOREIGN KEY(table_id, seat) REFERENCES seats (table_id, seat)
);
INSERT INTO "tokens" VALUES('gold0','0000000000000000000000000000000000000000000000000000000000000000',0);
INSERT INTO "tokens" VALUES('gold1','0000000000000000000000000000000000000000000000000000000000000000',0);
INSERT INTO "tokens" VALUES('tzolkin0','0000000000000000000000000000000000000000000000000000000000000000',0);
INSERT INTO "tokens" VALUES('tzolkin1','0000000000000000000000000000000000000000000000000000000000000000',0);
INSERT INTO "tokens" VALUES('balam0','0000000000000000000000000000000000000000000000000000000000000000',0);
INSERT INTO "tokens" VALUES('balam1','0000000000000000000000000000000000000000000000000000000000000000',0);
INSERT INTO "tokens" VALUES('lapins0','0000000000000000000000000000000000000000000000000000000000000000',0);
INSERT INTO "tokens" VALUES('lapins1','0000000000000000000000000000000000000000000000000000000000000000',0);
INSERT INTO "tokens" VALUES('pacal0','0000000000000000000000000000000000000000000000000000000000000000',0);
INSERT INTO "tokens" VALUES('pacal1','0000000000000000000000000000000000000000000000000000000000000000',0);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_browsers_person ON browsers (person);
CREATE INDEX ix_passkeys_person ON passkeys (person);
COMMIT;
