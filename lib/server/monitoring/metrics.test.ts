import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase } from '@/lib/catalogue/database/open-database';
import { serveMetrics, startMetrics } from './metrics';

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

let stop = () => {};
afterAll(() => stop());

it('serves what was measured, at an address of its own', async () => {
  const imports = [
    { source: 'awin', lastSuccess: '2026-11-22T12:00:00Z' },
    { source: 'never', lastSuccess: null },
  ];
  const take = startMetrics(async () => ({ isReady: true, imports }));
  const served = { method: 'GET', route: 'list', status: 200, milliseconds: 30 } as const;
  take({ ...served, cache: 'hit' });
  take({ ...served, cache: 'hit' });
  take({ ...served, cache: 'miss' });
  const folder = mkdtempSync(path.join(tmpdir(), 'metrics-'));
  const { database, ready } = openDatabase({ url: `file:${folder}/catalogue.db` });
  await ready;
  await database.all(sql`SELECT 1`);
  database.$client.close();
  rmSync(folder, { recursive: true });

  const port = await findFreePort();
  stop = await serveMetrics({ host: '127.0.0.1', port });
  const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const lines = (await read()).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'http_requests_total{route="list",status="200",cache="hit"} 2',
      'http_requests_total{route="list",status="200",cache="miss"} 1',
      'http_request_duration_seconds_bucket{le="0.025",route="list",status="200",cache="miss"} 0',
      'http_request_duration_seconds_bucket{le="0.05",route="list",status="200",cache="miss"} 1',
      'clipmint_visitor_writes_waiting{kind="writes"} 0',
      `clipmint_last_import_timestamp_seconds{source="awin"} ${Date.parse('2026-11-22T12:00:00Z') / 1000}`,
      'clipmint_ready 1',
    ]),
  );
  expect(lines.find((line) => line.startsWith('clipmint_database_duration_seconds_count'))).not.toMatch(
    / 0$/,
  );
  expect(lines.some((line) => line.startsWith('nodejs_eventloop_lag_p99_seconds'))).toBe(true);
  const shown = readFileSync('deploy/grafana/dashboard.json', 'utf8').matchAll(
    /\b(?:clipmint|http|nodejs|process)_\w+/g,
  );
  const missing = [...shown].filter(
    ([name]) => !lines.some((line) => line.startsWith(`# TYPE ${name.replace(/_bucket$/, '')} `)),
  );
  expect(missing).toEqual([]);
  // Counted once, however often it is looked at.
  expect(await read()).toContain('http_requests_total{route="list",status="200",cache="hit"} 2\n');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
});
