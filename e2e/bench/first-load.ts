import { gzipSync } from 'node:zlib';

export type FirstLoad = { htmlBytes: number; scriptGzipBytes: number };

const SCRIPT = /<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g;

/** What a first visit fetches: the page itself, and its scripts as gzip -9 would send them (noModule ones left out). */
export async function measureFirstLoad(origin: string, path: string): Promise<FirstLoad> {
  const html = await fetchText(origin + path);
  const sources = new Set<string>();
  for (const [tag, source = ''] of html.matchAll(SCRIPT)) {
    if (!/\bnomodule\b/i.test(tag)) sources.add(source.replaceAll('&amp;', '&'));
  }
  const scripts = await Promise.all([...sources].map((source) => fetchText(new URL(source, origin).href)));
  const gzipped = scripts.map((script) => gzipSync(script, { level: 9 }).byteLength);
  return {
    htmlBytes: Buffer.byteLength(html),
    scriptGzipBytes: gzipped.reduce((sum, bytes) => sum + bytes, 0),
  };
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return response.text();
}
