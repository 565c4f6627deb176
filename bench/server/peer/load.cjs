// Two players at each of many tables of boardgame.io, moving as soon as it is their turn:
// node load.cjs '{"port": 8000, "tables": 4, "seconds": 5, "settle": 1, "seed": 0}'
const { io } = require('socket.io-client');

const wish = JSON.parse(process.argv[2]);
const counted = { answers: 0, bytes: 0, problems: 0, times: [] };
let counting = false;
let synced = 0;

function player(match, me) {
  const socket = io(`http://127.0.0.1:${wish.port}/tick`, {
    transports: ['websocket'],
    forceNew: true,
  });
  let sent = 0;
  let stateID = -1;
  const turn = (state) => {
    if (state._stateID <= stateID) return;
    stateID = state._stateID;
    if (sent && state.ctx.currentPlayer !== me) {
      if (counting) {
        counted.answers += 1;
        counted.times.push((performance.now() - sent) / 1000);
      }
      sent = 0;
    }
    if (state.ctx.currentPlayer === me) move();
  };
  const move = () => {
    if (!started) return waiting.push(move);
    sent = performance.now();
    const payload = { type: 'tick', args: [], playerID: me };
    socket.emit('update', { type: 'MAKE_MOVE', payload }, stateID, match, me);
  };
  socket.on('connect', () => socket.emit('sync', match, me, undefined, 2));
  socket.on('sync', (_, info) => {
    turn(info.state);
    synced += 1;
    if (synced === 2 * wish.tables) process.stdout.write('ready\n');
  });
  socket.on('update', (_, state) => turn(state));
}

let started = false;
const waiting = [];
for (let table = 0; table < wish.tables; table += 1) {
  const match = `${wish.seed}-${table}`;
  player(match, '0');
  setTimeout(() => player(match, '1'), 500 + table);
}
process.stdin.once('data', () => {
  started = true;
  for (const move of waiting) move();
  setTimeout(() => {
    counting = true;
    const start = performance.now();
    setTimeout(() => {
      counting = false;
      const seconds = (performance.now() - start) / 1000;
      process.stdout.write(JSON.stringify({ ...counted, seconds }) + '\n', () => process.exit());
    }, 1000 * wish.seconds);
  }, 1000 * wish.settle);
});
