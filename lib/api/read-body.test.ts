import { parseBodyFormat, readBody, type BodyFormat } from './read-body';

function read(body: BodyInit, format: BodyFormat = 'json', headers: Record<string, string> = {}) {
  return readBody(new Request('http://localhost/', { method: 'POST', body, headers }), format);
}

/** Sends a body piece by piece, without its length. */
function readStream(body: ReadableStream) {
  const init = { method: 'POST', body, duplex: 'half' };
  return readBody(new Request('http://localhost/', init), 'json');
}

describe('parseBodyFormat', () => {
  it.each([
    ['application/json', 'json'],
    ['Application/JSON; charset=utf-8', 'json'],
    ['application/x-www-form-urlencoded;charset=UTF-8', 'form'],
    ['application/json; charset="UTF-8"', 'json'],
    ['application/json; charset=utf8', 'json'],
    ['application/json; profile=x', 'json'],
  ])('takes %s', (type, format) => {
    expect(parseBodyFormat(new Headers({ 'content-type': type }))).toBe(format);
  });

  it('takes the content encoding identity', () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'Identity' };
    expect(parseBodyFormat(new Headers(headers))).toBe('json');
  });

  it.each([
    ['gzip', 'application/json', 'content encoding is "gzip"'],
    ['br, gzip', 'application/json', 'content encoding is "br, gzip"'],
    ['identity', 'application/json; charset=utf-16', 'charset is "utf-16"'],
    ['identity', 'application/json;charset="ISO-8859-1"', 'charset is "ISO-8859-1"'],
    ['identity', 'application/x-www-form-urlencoded; a=b; charset=latin1', 'charset is "latin1"'],
    ['identity', 'application/json; charset=', 'charset is missing'],
  ])('refuses the encoding %s with the type %s', (encoding, type, message) => {
    const headers = new Headers({ 'content-type': type, 'content-encoding': encoding });
    expect(() => parseBodyFormat(headers)).toThrow(
      expect.objectContaining({
        code: 'unsupported_media_type',
        message: expect.stringContaining(message),
      }),
    );
  });

  it.each([
    null,
    '',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    '__proto__',
    'toString',
  ])('refuses %j', (type) => {
    const headers = new Headers(type === null ? {} : { 'content-type': type });
    expect(() => parseBodyFormat(headers)).toThrow(
      expect.objectContaining({ code: 'unsupported_media_type' }),
    );
  });
});

describe('readBody', () => {
  it('reads an object', async () => {
    await expect(read('{"email":"ana@example.com"}')).resolves.toEqual({ email: 'ana@example.com' });
  });

  it('reads a form, of a repeated field the first', async () => {
    const form = read('email=a%40b.example&source=footer&email=c%40d.example&bad=%E0%A4%A', 'form');
    await expect(form).resolves.toMatchObject({ email: 'a@b.example', source: 'footer' });
  });

  it.each(['', '{', '{"email":}', 'email=a', '[]', 'null', '"text"', '1', '\u0000', '{"a":1}{"b":2}'])(
    'refuses %j as JSON',
    async (text) => {
      await expect(read(text)).rejects.toMatchObject({ code: 'invalid_body' });
    },
  );

  it('refuses what is not UTF-8', async () => {
    await expect(read(new Uint8Array([0x22, 0xff, 0x22]))).rejects.toMatchObject({ code: 'invalid_body' });
  });

  it('refuses a body over 4096 bytes by its length', async () => {
    const body = read('{}', 'json', { 'content-length': '4097' });
    await expect(body).rejects.toMatchObject({ code: 'body_too_large' });
  });

  it('stops reading a body over 4096 bytes that does not say its length', async () => {
    const cancel = jest.fn();
    const stream = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(1024)),
      cancel,
    });
    await expect(readStream(stream)).rejects.toMatchObject({ code: 'body_too_large' });
    expect(cancel).toHaveBeenCalled();
  });

  it('takes exactly 4096 bytes', async () => {
    const text = JSON.stringify({ email: 'x'.repeat(4096 - 12) });
    expect(text).toHaveLength(4096);
    await expect(read(text)).resolves.toHaveProperty('email');
  });

  it('blames the caller when the connection breaks', async () => {
    const stream = new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) });
    await expect(readStream(stream)).rejects.toMatchObject({ code: 'invalid_body' });
  });
});
