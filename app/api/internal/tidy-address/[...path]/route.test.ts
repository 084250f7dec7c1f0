import { GET } from './route';

test('redirects for good to the address without the number', async () => {
  const request = new Request('https://site.example/es/deals?category=travel&page=1');
  const response = await GET(request, { params: Promise.resolve({ path: ['es', 'deals'] }) });
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe('/es/deals?category=travel');
});
