import { z } from 'zod';
import { toCamelName, type CamelNames } from './names';

/** A value of the catalogue as it goes over the wire: the fields that the schema names, and nothing else. */
export function encode<S extends z.ZodObject>(schema: S, value: CamelNames<z.output<S>>): z.output<S>;
export function encode(schema: z.ZodObject, value: unknown): unknown {
  return encodeBy(schema, value);
}

function encodeBy(schema: unknown, value: unknown): unknown {
  if (value === null) return null;
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodCatch)
    return encodeBy(schema.unwrap(), value);
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item: unknown) => encodeBy(schema.element, item));
  }
  return schema instanceof z.ZodObject ? encodeFields(schema, value) : value;
}

function encodeFields({ shape }: z.ZodObject, value: unknown): Record<string, unknown> {
  const fields = new Map<string, unknown>(Object.entries(Object(value)));
  return Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, encodeBy(field, fields.get(toCamelName(name)))]),
  );
}
