// boardgame.io's own server, in memory, with the smallest game there is. Says where it is.
const { Server } = require('boardgame.io/server');

const tick = {
  name: 'tick',
  setup: () => ({ ticks: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { tick: ({ G }) => ({ ticks: G.ticks + 1 }) },
};

const server = Server({ games: [tick], origins: [/.*/] });
server.run({ port: 0 }).then(({ appServer }) => {
  process.stdout.write(`at http://127.0.0.1:${appServer.address().port}\n`);
});
