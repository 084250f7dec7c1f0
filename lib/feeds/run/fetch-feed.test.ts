import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { fetchFeed } from './fetch-feed';
import { buildFeedAddress, hasSince, isFeedAddress } from './prepare-import';

const LIMITS = { since: '17', maxBytes: 1_000_000 };

describe('fetchFeed', () => {
  let server: Server | undefined;

  afterEach(async () => {
    server?.closeAllConnections();
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
    server = undefined;
  });

  async function ask(listener: RequestListener, path = '/feed', maxBytes = LIMITS.maxBytes) {
    server = createServer(listener);
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const secrets = { key: 's3cret/1', authorization: 'Bearer t0ken' };
    const address = buildFeedAddress(`http://127.0.0.1:${port}${path}`, secrets, { ...LIMITS, maxBytes });
    const feed = await fetchFeed(address, { fetch, responseTimeoutMs: 300, idleTimeoutMs: 300 });
    return { feed, text: async () => (await buffer(feed.content)).toString() };
  }

  it('sends the key, the time and the header, and returns the bytes', async () => {
    const { feed, text } = await ask((request, response) => {
      response.setHeader('content-length', '34');
      response.end(`${request.url} ${request.headers.authorization}`.padEnd(34, '.'));
    }, '/{key}?t={since}');
    expect(feed.sizeBytes).toBe(34);
    expect(await text()).toBe('/s3cret%2F1?t=17 Bearer t0ken.....');
  });

  it('follows the host to another of its addresses', async () => {
    const { text } = await ask((request, response) => {
      if (request.url === '/feed') response.writeHead(302, { location: '/there' }).end();
      else response.end('here');
    });
    expect(await text()).toBe('here');
  });

  it.each<[string, RequestListener, string]>([
    [
      'another host',
      (_, response) => void response.writeHead(302, { location: 'http://evil.example/' }).end(),
      'http://evil.example',
    ],
    [
      'itself for ever',
      (_, response) => void response.writeHead(302, { location: '/feed' }).end(),
      'more than 5 times',
    ],
    ['nowhere', (_, response) => void response.writeHead(302, { location: 'http://' }).end(), 'no address'],
    [
      'an error',
      (_, response) => void response.writeHead(403).end('\nBad key\nmore'),
      'responded with 403: Bad key Nothing',
    ],
    [
      'an error without a word',
      (_, response) => void response.writeHead(500).end(),
      'responded with 500: nothing more',
    ],
    [
      'an error that breaks off',
      ({ socket }, response) => {
        response.writeHead(500, { 'content-length': '9' }).flushHeaders();
        setTimeout(() => socket.destroy(), 50);
      },
      'responded with 500: nothing more Nothing',
    ],
    [
      'an error that stalls',
      (_, response) => response.writeHead(500, { 'content-length': '9' }).flushHeaders(),
      'responded with 500: nothing more Nothing',
    ],
    ['no response', () => undefined, 'nothing came for 0.3 seconds'],
    ['a broken line', (request) => void request.socket.destroy(), 'does not respond as it should'],
    [
      'too much, announced',
      (_, response) => void response.writeHead(200, { 'content-length': '9999999' }).end(),
      'larger than',
    ],
  ])('refuses %s', async (_, listener, message) => {
    const asked = ask(listener);
    await expect(asked).rejects.toThrow(message);
    await expect(asked).rejects.toThrow('Nothing was changed.');
  });

  it('gives up a body that stops coming', async () => {
    const { text } = await ask((_, response) => void response.write('half'));
    await expect(text()).rejects.toThrow('nothing came for 0.3 seconds');
  });

  it('gives up a body that is larger than allowed', async () => {
    const { text } = await ask(
      (_, response) => {
        response.write('x'.repeat(1_000));
        response.end('x'.repeat(1_000));
      },
      '/feed',
      1_000,
    );
    await expect(text()).rejects.toThrow('It is larger than');
  });
});

describe('buildFeedAddress', () => {
  it.each([
    ['https://feeds.example/{key}', 'set FEED_KEY'],
    ['https://', 'is no address'],
    ['https://me:pw@feeds.example/', 'set FEED_AUTHORIZATION'],
  ])('refuses %s', (shown, message) => {
    expect(() => buildFeedAddress(shown, {}, LIMITS)).toThrow(message);
  });

  it('knows addresses from files', () => {
    expect(['https://a.example', 'HTTP://a.example', 'feed.json', '-'].map(isFeedAddress)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(['https://a.example?t={since}', 'https://a.example', '{since}'].map(hasSince)).toEqual([
      true,
      false,
      false,
    ]);
  });
});
