import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { until } from './claims';

/** A program that a claim has started, and what it has printed so far. */
export type Program = { child: ChildProcess; output: () => string; stop: () => Promise<number | null> };

const running = new Set<Program>();

/** A port that nothing listens on now. */
export async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Starts a program. It is stopped with stopAll, if not before. */
export function start(command: string, args: string[], env: NodeJS.ProcessEnv, cwd?: string): Program {
  const child = spawn(command, args, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
  const ended = once(child, 'exit');
  const program: Program = {
    child,
    output: () => output,
    async stop() {
      running.delete(program);
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
  };
  running.add(program);
  return program;
}

/** Runs a command to its end. Throws with what it has printed where its exit code is not 0. */
export async function run(command: string, args: string[], env: NodeJS.ProcessEnv, cwd?: string) {
  const program = start(command, args, env, cwd);
  const [code] = await once(program.child, 'close');
  running.delete(program);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${program.output()}`);
  return program.output();
}

export async function stopAll(): Promise<void> {
  await Promise.all([...running].map((program) => program.stop()));
}

/** Serves the built site with these settings alone, and waits until it responds. Settings of this machine are left out. */
export async function startSite(settings: Record<string, string>, cwd?: string): Promise<Program> {
  const { PATH, HOME, PORT } = { ...process.env, ...settings };
  const env = { PATH, HOME, NODE_ENV: 'production' as const, ...settings };
  const site = start(process.execPath, ['lib/cli/run.js', 'serve'], env, cwd);
  await until(
    `the site responds on ${PORT}: ${site.output()}`,
    async () => site.child.exitCode !== null || (await responds(`http://127.0.0.1:${PORT}/api/health/live`)),
  );
  if (site.child.exitCode !== null) throw new Error(`The site did not start:\n${site.output()}`);
  return site;
}

async function responds(url: string): Promise<boolean> {
  try {
    await (await fetch(url)).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
