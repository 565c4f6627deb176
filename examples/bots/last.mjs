// A bot in lines, in another language: it always gives the last answer it may give.
//
// ceiba arena gold --bots greedy "run:node examples/bots/last.mjs"

import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  console.log(asked.options.at(-1));
}
