// A bot in JavaScript: it speaks the engine protocol over standard input and output.
// It asks an engine of its own for the legal actions and plays the first one.
//
// Run it with: steiger tournament GAME --bots "exec:node bot.mjs",random --games 4 --seed 1
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const engine = spawn('steiger', ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();

async function ask(request) {
  engine.stdin.write(JSON.stringify(request) + '\n');
  return JSON.parse((await answers.next()).value);
}

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  if (request.cmd === 'load') {
    console.log(JSON.stringify(await ask(request)));
  } else {
    const { actions } = await ask({ cmd: 'legal' });
    console.log(JSON.stringify({ action: actions[0] }));
  }
}
engine.stdin.end();
