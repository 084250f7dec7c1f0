import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from './claims';
import { findPort, run, start, type Program } from './programs';

export const HOST = 'deals.example';
const agent = new Agent({ keepAlive: true, maxSockets: 40 });

type Reply = { status: number; headers: IncomingMessage['headers']; body: Buffer };
type Front = {
  port: number;
  folder: string;
  nginx: Program;
  ask: (url: string, sent?: Sent) => Promise<Reply>;
};

/** Whether this machine has nginx and openssl's command. */
export function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** deploy/nginx with ports and folders of its own; this machine may read as often as it likes. */
export async function openNginx(upstream: number): Promise<Front> {
  const folder = mkdtempSync(path.join(tmpdir(), 'growth-nginx-'));
  const [port, plainPort] = [await findPort(), await findPort()];
  const certificate = ['-newkey', 'rsa:2048', '-nodes', '-x509', '-days', '2', '-subj', `/CN=${HOST}`];
  await run(
    'openssl',
    ['req', ...certificate, '-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`],
    process.env,
  );
  const site = readFileSync('deploy/nginx/clipmint.conf', 'utf8')
    .replaceAll(/^.*listen \[::\].*\n/gm, '')
    .replace('listen 80', `listen ${plainPort}`)
    .replace('listen 443', `listen ${port}`)
    .replace('127.0.0.1:3000', `127.0.0.1:${upstream}`)
    .replaceAll('/etc/ssl/clipmint', folder)
    .replace('/var/cache/nginx/clipmint', `${folder}/cache`)
    .replace('rate=30r/s', 'rate=100000r/s')
    // A file from the disk, for comparison.
    .replace('    location / {', `    location = /from-disk.html { root ${folder}; }\n    location / {`);
  writeFileSync(`${folder}/clipmint.conf`, site);
  writeFileSync(
    `${folder}/nginx.conf`,
    `pid ${folder}/pid; error_log ${folder}/error.log; daemon off; worker_processes 1; user ${process.getuid?.() === 0 ? 'root' : 'nobody'};
    events { worker_connections 512; }
    http { client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
      types { text/html html; } include ${folder}/clipmint.conf; }`,
  );
  await run('nginx', ['-t', '-q', '-c', `${folder}/nginx.conf`], process.env);
  const nginx = start('nginx', ['-c', `${folder}/nginx.conf`], process.env);
  await until('nginx responds', () =>
    ask(port, '/from-disk.html').then(
      () => true,
      () => false,
    ),
  );
  return { port, folder, nginx, ask: (url, sent) => ask(port, url, sent) };
}

type Sent = { method?: string; headers?: Record<string, string>; body?: string };

async function ask(
  port: number,
  url: string,
  { method = 'GET', headers = {}, body }: Sent = {},
): Promise<Reply> {
  const sent = request({
    host: '127.0.0.1',
    port,
    path: url,
    method,
    agent,
    servername: HOST,
    headers: { host: HOST, ...headers },
    rejectUnauthorized: false,
  });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) };
}

/** What nginx says of a response: HIT, MISS, STALE, BYPASS and so on. */
export const stateOf = ({ headers }: Reply) => String(headers['x-proxy-cache']);

export function countFiles(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .length;
}

/** Ends the connections that ask keeps. */
export const closeConnections = () => agent.destroy();
