import { expect, type APIRequestContext, type APIResponse } from '@playwright/test';

/** No visitor waits longer than this, whatever the host does. */
const TIMEOUT_MS = 9000;

export const OK = [200];
export const FAILED = [503];
export const EITHER = [200, 503];

type Visit = { path: string; statuses: number[]; text?: string; without?: string };

/** Visits all addresses at once: each responds in time with one of its statuses, complete and with its text. */
export async function visitAll(request: APIRequestContext, visits: Visit[]): Promise<void> {
  await Promise.all(visits.map((visit) => visitOne(request, visit)));
}

async function visitOne(request: APIRequestContext, { path, statuses, text, without }: Visit): Promise<void> {
  const startedAt = performance.now();
  const response = await request.get(path);
  const body = await response.text();
  expect.soft(performance.now() - startedAt, `${path} takes`).toBeLessThan(TIMEOUT_MS);
  expect.soft(statuses, `status of ${path}: ${response.status()}`).toContain(response.status());
  expectUncached(path, response);
  if (path.startsWith('/api/')) {
    expect.soft(JSON.parse(body), path).toHaveProperty(response.ok() ? 'data' : 'error');
    return;
  }
  expect.soft(body, path).toContain('</html>');
  expect.soft(body, path).toMatch(/<h1|<h2/);
  if (text !== undefined) expect.soft(body, path).toContain(text);
  if (without !== undefined) expect.soft(body, path).not.toContain(without);
}

/** What a failing host leaves empty must not be cached, and says when to retry. */
function expectUncached(path: string, response: APIResponse): void {
  if (response.status() !== 503) return;
  const headers = response.headers();
  expect.soft(headers['cache-control'], path).toContain('no-store');
  if (!path.startsWith('/api/')) expect.soft(headers['retry-after'], path).toBe('30');
}
