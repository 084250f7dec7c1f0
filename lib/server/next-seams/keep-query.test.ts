import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { installKeepQuery } from './keep-query';

it.each<[path: string, status: number, location: string, expected: string, count?: number]>([
  ['/brands/7?coupon=1&utm_source=a', 308, '/brands/lumera', '/brands/lumera?coupon=1&utm_source=a'],
  ['/fr/brands/7?coupon=1', 308, '/fr/brands/lumera', '/fr/brands/lumera?coupon=1'],
  ['/brands/7', 308, '/brands/lumera', '/brands/lumera'],
  ['/brands/7?', 308, '/brands/lumera', '/brands/lumera'],
  ['/categories/old?tab=deals&page=2', 308, '/categories/new', '/categories/new?tab=deals&page=2'],
  ['/es/blog/old?a=1', 308, '/es/blog/new', '/es/blog/new?a=1'],
  // Those of others say what they mean.
  ['/brands/7?page=1', 308, '/brands/7', '/brands/7'],
  ['/brands/7?page=1', 308, '/brands/lumera?tab=deals', '/brands/lumera?tab=deals'],
  ['/brands/lumera?page=1', 308, '/brands/lumera', '/brands/lumera'],
  ['/brands/7?coupon=1', 307, '/brands/lumera', '/brands/lumera'],
  ['/brands/7?coupon=1', 308, 'https://shop.example/', 'https://shop.example/'],
  ['/brands/7?coupon=1', 308, '/brands/lumera', '/brands/lumera?coupon=1', 2],
  ['/brands/7', 308, '/brands/lumera', '/brands/lumera', 2],
])('%s, sent on by %d to %s, leads to %s', async (path, status, location, expected, count = 1) => {
  installKeepQuery();
  const server = createServer((_, response) => {
    response.statusCode = status;
    response.setHeader('location', [location, location].slice(0, count));
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
  expect(response.headers.get('location')).toBe(expected);
  server.close();
});
