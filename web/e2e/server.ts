/** A real server for the tests: its own port and database, ended afterwards. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    address: string;
    /** The server's games that have a folder in the client. */
    games: string[];
  }
}

const ROOT = join(import.meta.dirname, '..', '..');

export interface Served {
  address: string;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** A server on this port that keeps its data in this folder. Packages in `path` can add games. */
export async function serve(folder: string, port: number, path = ''): Promise<Served> {
  const address = `http://127.0.0.1:${port}`;
  const server = spawn(join(ROOT, '.venv', 'bin', 'steiger'), ['serve', '--port', String(port), '--db', join(folder, 'test.db')], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PYTHONPATH: path,
      STEIGER_RATE: '1000',
      STEIGER_BURST: '5000',
      STEIGER_GUESTS_PER_MINUTE: '1000',
      STEIGER_TABLES_PER_MINUTE: '1000',
      STEIGER_BOT_MS: '50',
    },
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await answering(address, server);
  return { address, stop: (signal = 'SIGTERM') => (server.kill(signal), ended) };
}

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'steiger-e2e-'));

export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const folder = newFolder();
  mkdirSync(join(import.meta.dirname, 'artifacts'), { recursive: true });
  const server = await serve(folder, await freePort());
  project.provide('address', server.address);
  project.provide('games', await drawnGames(server.address));
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function drawnGames(address: string): Promise<string[]> {
  const games = (await (await fetch(`${address}/api/games`)).json()) as { name: string }[];
  return games.map(({ name }) => name).filter((name) => existsSync(join(import.meta.dirname, '..', 'src', 'games', name)));
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

async function answering(address: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 900; attempt++) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
    const answer = await fetch(`${address}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the server did not start');
}
