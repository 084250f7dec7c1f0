import type { ChildProcess } from 'node:child_process';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProgram } from './server';

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * nginx with one process, which responds to everything with the bytes that this address sends in Brotli, from a file; null
 * where it is not installed.
 */
export async function startNginx(port: number, url: string): Promise<ChildProcess | null> {
  if (spawnSync('nginx', ['-v']).error) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-nginx-'));
  const { body, type } = await fetchBrotli(url);
  writeFileSync(path.join(folder, 'page'), body);
  const settings = path.join(folder, 'nginx.conf');
  writeFileSync(settings, buildSettings(folder, port, type));
  return startProgram(port, ['nginx', '-c', settings], process.env);
}

async function fetchBrotli(url: string): Promise<{ body: Buffer; type: string }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject);
  });
  return { body: Buffer.concat(await response.toArray()), type: response.headers['content-type'] ?? '' };
}

function buildSettings(folder: string, port: number, type: string): string {
  // What root starts, others would run, who may not read the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user} daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr crit;
    events { worker_connections 1024; }
    http {
      access_log off; sendfile on; keepalive_requests 100000000; types {} default_type "${type}";
      ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
      server {
        listen 127.0.0.1:${port}; root ${folder};
        location / { rewrite ^ /page break; add_header content-encoding br; }
      }
    }`;
}
