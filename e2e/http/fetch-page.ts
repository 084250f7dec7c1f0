import { request } from '@playwright/test';
import { E2E_PORT } from '@/lib/cli/support/e2e-site';
import { readHead, type Head } from '../support/read-head';

/** Where the site under test is. */
export const ORIGIN = `http://localhost:${E2E_PORT}`;

/** A page as the server sent it, before any script ran. */
export type FetchedPage = { path: string; status: number; html: string; head: Head };

const pages = new Map<string, Promise<FetchedPage>>();

/** The page at a path, with redirects followed. Each path is fetched once, however many tests look at it. */
export function fetchPage(path: string): Promise<FetchedPage> {
  const page = pages.get(path) ?? load(path);
  pages.set(path, page);
  return page;
}

/** A client that outlives the test it is made in, as the pages do. */
async function load(path: string): Promise<FetchedPage> {
  const client = await request.newContext({ baseURL: ORIGIN });
  try {
    const response = await client.get(path);
    const html = await response.text();
    return { path, status: response.status(), html, head: readHead(html) };
  } finally {
    await client.dispose();
  }
}
