import { GET } from './route';

function get(kind: string, file: string): Promise<Response> {
  return GET(new Request('http://localhost/'), { params: Promise.resolve({ kind, file }) });
}

describe('GET /art/{kind}/{file}', () => {
  it('returns a picture that may be kept for ever and can do nothing', async () => {
    const response = await get('deals', 'airplane-1.svg');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toContain('immutable');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(await response.text()).toMatch(/^<svg /);
  });

  it.each([
    ['deals', 'nothing.svg'],
    ['nothing', 'airplane-1.svg'],
  ])('responds with 404 for %s/%s', async (kind, file) => {
    expect((await get(kind, file)).status).toBe(404);
  });
});
