import { z } from 'zod';
import { toCamelName, type CamelNames } from './names';

type Encoder = (value: unknown) => unknown;

/** Built once for each schema: walking one takes as long as encoding a hundred values. */
const encoders = new WeakMap<z.ZodObject, Encoder>();

/** A value of the catalogue as it goes over the wire: the fields that the schema names, and nothing else. */
export function encode<S extends z.ZodObject>(schema: S, value: CamelNames<z.output<S>>): z.output<S>;
export function encode(schema: z.ZodObject, value: unknown): unknown {
  return getEncoder(schema)(value);
}

function getEncoder(schema: z.ZodObject): Encoder {
  const known = encoders.get(schema);
  if (known !== undefined) return known;
  const encoder = buildObjectEncoder(schema);
  encoders.set(schema, encoder);
  return encoder;
}

function buildObjectEncoder({ shape }: z.ZodObject): Encoder {
  const fields = Object.entries(shape).map(
    ([name, field]) => [name, toCamelName(name), buildEncoder(field)] as const,
  );
  return (value) => {
    if (value === null) return null;
    const source: Record<string, unknown> = Object(value);
    const encoded: Record<string, unknown> = {};
    for (const [name, camelName, encodeField] of fields) encoded[name] = encodeField(source[camelName]);
    return encoded;
  };
}

function buildEncoder(schema: unknown): Encoder {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodCatch) return buildEncoder(schema.unwrap());
  if (schema instanceof z.ZodObject) return getEncoder(schema);
  if (!(schema instanceof z.ZodArray)) return (value) => value;
  const encodeItem = buildEncoder(schema.element);
  return (value) => (Array.isArray(value) ? value.map((item: unknown) => encodeItem(item)) : value);
}
