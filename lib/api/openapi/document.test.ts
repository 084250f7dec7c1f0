import Ajv2020 from 'ajv/dist/2020';
import { z } from 'zod';
import { apiBrand } from '@/lib/catalogue/wire/brand';
import { getSchemaName } from './components';
import { buildOpenApiDocument } from './document';

const document = buildOpenApiDocument('Clipmint');
const text = JSON.stringify(document);

const operation = z.looseObject({
  operationId: z.string(),
  summary: z.string(),
  responses: z.looseObject({}),
});
const { paths } = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) }).parse(document);
const operations = Object.values(paths).flatMap((item) => Object.values(item));

/** Every object of the document, with the pointer that leads to it. */
function* walk(value: unknown, pointer = ''): Generator<[string, Record<string, unknown>]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [pointer, { ...value }];
  for (const [key, child] of Object.entries(value)) {
    yield* walk(child, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  }
}

const objects = [...walk(document)];
const ajv = new Ajv2020({ strict: false }).addSchema({ $id: 'document', ...document });

it('is named after the site', () => {
  expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Clipmint API' } });
});

it('says up to where the totals of a search are exact', () => {
  expect(document).toMatchObject({ info: { description: expect.stringContaining('exact below 10,000') } });
});

it('gives every call a name of its own and a summary', () => {
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(operations.every(({ summary }) => summary.length > 5)).toBe(true);
});

it('refers only to what is there', () => {
  const refs = [...text.matchAll(/"\$ref":"(#[^"]+)"/g)].flatMap((match) => match[1] ?? []);
  const pointers = new Set(objects.map(([pointer]) => `#${pointer}`));
  expect(refs.length).toBeGreaterThan(20);
  expect(refs.filter((ref) => !pointers.has(ref))).toEqual([]);
});

it('describes every parameter and every schema', () => {
  const parameters = objects.filter(([pointer]) => /\/parameters\/\d+$/.test(pointer));
  const schemas = objects.filter(([pointer]) => /^\/components\/schemas\/\w+$/.test(pointer));
  const isSilent = ([, value]: [string, Record<string, unknown>]) => typeof value.description !== 'string';
  expect([...parameters, ...schemas].filter(isSilent).map(([pointer]) => pointer)).toEqual([]);
  expect(parameters.length).toBeGreaterThan(20);
});

it('holds schemas that are valid JSON schemas', () => {
  const schemas = objects.filter(([pointer]) => pointer.endsWith('/schema'));
  expect(schemas.length).toBeGreaterThan(30);
  for (const [, schema] of schemas) expect(ajv.validateSchema(schema)).toBe(true);
});

const media = objects.filter(([pointer]) => /\/content\/application~1json$/.test(pointer));
const examples = media.flatMap(([pointer, { example, examples: named }]) => {
  const values = z
    .record(z.string(), z.object({ value: z.unknown() }))
    .optional()
    .parse(named);
  const all = [example, ...Object.values(values ?? {}).map(({ value }) => value)];
  return all.filter((value) => value !== undefined).map((value) => [pointer, value] as const);
});

it('has an example for every response but itself', () => {
  const responseCount = operations.length - 1;
  expect(examples.filter(([pointer]) => pointer.startsWith('/paths')).length).toBe(responseCount);
});

it.each(examples)('has an example at %s that fits its schema', (pointer, example) => {
  const isValid = ajv.compile({ $ref: `document#${pointer}/schema` });
  expect([isValid(example), isValid.errors]).toEqual([true, null]);
});

it('refuses a response whose schema nobody named', () => {
  expect(getSchemaName(apiBrand)).toBe('Brand');
  expect(() => getSchemaName(z.string())).toThrow('add it to NAMED_SCHEMAS');
});
