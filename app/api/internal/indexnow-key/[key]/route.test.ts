async function callRoute(configured: string, key: string): Promise<Response> {
  jest.resetModules();
  process.env.INDEXNOW_KEY = configured;
  const { GET } = await import('./route');
  return GET(new Request(`http://localhost/${key}.txt`), { params: Promise.resolve({ key }) });
}

afterAll(() => {
  delete process.env.INDEXNOW_KEY;
});

test('serves the key to who knows it', async () => {
  const response = await callRoute('abcdef12', 'abcdef12');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toBe('abcdef12');
});

test.each([
  ['another key', 'abcdef12', 'abcdef13'],
  ['any key where none is set', '', 'undefined'],
])('responds with 404 for %s', async (_, configured, key) => {
  expect((await callRoute(configured, key)).status).toBe(404);
});
