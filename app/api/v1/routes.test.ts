import { readdirSync } from 'node:fs';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import { z } from 'zod';
import { type RawParams, type Route, buildOpenApiDocument } from '@/lib/api';
import { callRoute } from '@/lib/api/testing/call-route';
import { createBrokenSource, createFakeSource } from '@/lib/api/testing/fake-source';
import { getCatalogue } from '@/lib/catalogue';

jest.mock('@/lib/catalogue', () => ({ getCatalogue: jest.fn() }));

const CATCH_ALL = '/[[...path]]';
const BASE = '/api/v1';

const response = z.object({ $ref: z.string().optional() });
const operation = z.object({ responses: z.record(z.string(), response) });
const media = z.object({
  content: z.object({ 'application/json': z.object({ examples: z.record(z.string(), z.unknown()) }) }),
});
const shape = z.object({
  components: z.object({ responses: z.record(z.string(), z.unknown()) }),
  paths: z.record(z.string(), z.partialRecord(z.enum(['get', 'post']), operation)),
});

const document = buildOpenApiDocument('Clipmint');
const { paths, components } = shape.parse(document);
const { responses } = components;

/** The document, grown strict: a response with a field that is not documented does not fit. */
const strict: object = JSON.parse(JSON.stringify(document), (_key, value) =>
  value?.type === 'object' && value.properties ? { ...value, additionalProperties: false } : value,
);
const ajv = new Ajv2020({ strict: false }).addSchema({ $id: 'document', ...strict });

const folders = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'route.ts')
  .map((file) => `/${path.dirname(file).split(path.sep).join('/')}`);

const toPath = (folder: string) => BASE + folder.replaceAll('[', '{').replaceAll(']', '}');
const toFolder = (name: string) => name.slice(BASE.length).replaceAll('{', '[').replaceAll('}', ']');

async function importRoute(folder: string): Promise<Route> {
  return import(`.${folder}/route`);
}

function escape(text: string): string {
  return encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'));
}

/** What is wrong with this response by the document, null if nothing is. */
function findMismatch(pointer: string, body: unknown): unknown {
  const isValid = ajv.compile({ $ref: `document#${pointer}/content/application~1json/schema` });
  return isValid(body) ? null : isValid.errors;
}

const FOUND: RawParams = { id: '1', unique_name: 'lumera', slug: 'more-light' };
const WRONG: RawParams = { id: 'a/b', unique_name: 'x'.repeat(201), slug: 'x'.repeat(201) };
const UNKNOWN: RawParams = { id: '99', unique_name: '99', slug: '99' };
const JSON_TYPE = { host: 'localhost:3000', 'content-type': 'application/json' };
const FORM_TYPE = { ...JSON_TYPE, 'content-type': 'application/x-www-form-urlencoded' };
const BODY = '{"email":"ana@example.com"}';

const GET_CALLS: Record<string, { params: RawParams; query?: string }> = {
  200: { params: FOUND },
  400: { params: WRONG, query: '?page=abc' },
  404: { params: UNKNOWN },
  503: { params: FOUND },
};
const POST_CALLS: Record<string, RequestInit> = {
  200: { headers: JSON_TYPE, body: BODY },
  303: { headers: FORM_TYPE, body: 'email=ana%40example.com' },
  400: { headers: JSON_TYPE, body: '{' },
  403: { headers: { ...JSON_TYPE, origin: 'https://evil.example' }, body: BODY },
  413: { headers: JSON_TYPE, body: ' '.repeat(5000) },
  415: { headers: { ...JSON_TYPE, 'content-type': 'text/plain' }, body: BODY },
  503: { headers: JSON_TYPE, body: BODY },
};

async function provoke(method: string, name: string, status: string): Promise<Response> {
  const route = await importRoute(toFolder(name));
  jest
    .mocked(getCatalogue)
    .mockReturnValue(status === '503' ? createBrokenSource(new Error('down')) : createFakeSource());
  if (method === 'post') return callRoute(route, 'POST', name, POST_CALLS[status]);
  const call = GET_CALLS[status];
  return callRoute(route, 'GET', name + (call?.query ?? ''), { params: call?.params });
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

it('documents exactly the routes there are', () => {
  const real = folders.filter((folder) => folder !== CATCH_ALL).map(toPath);
  expect(Object.keys(paths).sort()).toEqual(real.sort());
});

it.each(Object.entries(paths))('documents exactly the methods of %s', async (name, item) => {
  const response = await callRoute(await importRoute(toFolder(name)), 'OPTIONS', name);
  const allowed = response.headers.get('allow')?.toLowerCase().split(', ') ?? [];
  expect(Object.keys(item)).toEqual(allowed.filter((method) => !['head', 'options'].includes(method)));
});

const calls = Object.entries(paths).flatMap(([name, item]) =>
  Object.entries(item).flatMap(([method, { responses }]) =>
    Object.entries(responses).map(([status, { $ref }]) => ({ method, name, status, $ref })),
  ),
);

it.each(calls)(
  'responds to $method $name with $status as documented',
  async ({ method, name, status, $ref }) => {
    const response = await provoke(method, name, status);
    expect(response.status).toBe(Number(status));
    if (status === '303')
      return expect(response.headers.get('location')).toMatch(/^\/(unsubscribe\?|#newsletter)/);
    const pointer = $ref?.slice(1) ?? `/paths/${escape(name)}/${method}/responses/${status}`;
    expect(findMismatch(pointer, await response.json())).toBeNull();
  },
);

it.each(folders.map(toPath).filter((name) => name in paths))(
  'responds with 405 at %s as documented',
  async (name) => {
    const response = await callRoute(await importRoute(toFolder(name)), 'DELETE', name);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toMatch(/^(GET, HEAD|POST), OPTIONS$/);
    expect(findMismatch('/components/responses/MethodNotAllowed', await response.json())).toBeNull();
  },
);

const COUPON = '/coupons/[id]';

it.each([
  ['BadRequest', '/coupons', 'GET', '/coupons?page=abc', {}],
  ['BadRequest', '/subscribe', 'POST', '/subscribe', POST_CALLS[400]],
  ['CrossOrigin', '/subscribe', 'POST', '/subscribe', POST_CALLS[403]],
  ['NotFound', COUPON, 'GET', '/coupons/99', { params: UNKNOWN }],
  ['MethodNotAllowed', '/coupons', 'POST', '/coupons', {}],
  ['BodyTooLarge', '/subscribe', 'POST', '/subscribe', POST_CALLS[413]],
  ['UnsupportedMediaType', '/subscribe', 'POST', '/subscribe', POST_CALLS[415]],
  ['Unavailable', '/coupons', 'GET', '/coupons', {}],
] as const)('words %s at %s as documented', async (name, folder, method, address, call) => {
  const source = name === 'Unavailable' ? createBrokenSource(new Error('down')) : createFakeSource();
  jest.mocked(getCatalogue).mockReturnValue(source);
  const response = await callRoute(await importRoute(folder), method, BASE + address, call);
  const documented = media.parse(responses[name]).content['application/json'].examples;
  expect(Object.values(documented)).toContainEqual({ value: await response.json() });
});

it.each(['GET', 'POST', 'DELETE', 'OPTIONS'] as const)(
  'responds to %s at any other address with 404',
  async (method) => {
    const response = await callRoute(await importRoute(CATCH_ALL), method, `${BASE}/nope/😀/%00`);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(findMismatch('/components/responses/NotFound', await response.json())).toBeNull();
  },
);

it('serves this very document', async () => {
  const response = await callRoute(await importRoute('/openapi.json'), 'GET', `${BASE}/openapi.json`);
  expect(response.headers.get('cache-control')).toContain('s-maxage=60');
  expect(await response.json()).toEqual(JSON.parse(JSON.stringify(document)));
});

it('notices a response that drifted', () => {
  const pointer = '/components/responses/NotFound';
  expect(findMismatch(pointer, { error: { code: 'not_found', message: 'x' } })).toBeNull();
  expect(findMismatch(pointer, { error: { code: 'not_found', message: 'x', extra: 1 } })).not.toBeNull();
  expect(findMismatch(pointer, { error: { code: 'oops', message: 'x' } })).not.toBeNull();
});
