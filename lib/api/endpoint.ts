import type { z } from 'zod';
import type { CatalogueSource } from '@/lib/catalogue';
import { ApiError } from './responses';

const MAX_SHOWN_LENGTH = 60;

export type RawParams = Record<string, string | string[] | undefined>;

type GetDefinition<P extends z.ZodObject, A extends z.ZodType> = {
  /** Name of the call for generated clients, unique over the API. */
  id: string;
  /** Below /api/v1, with path parameters in braces; every other parameter is read from the query. */
  path: string;
  summary: string;
  parameters: P;
  /** The shape of `data`; `load` must return exactly this. */
  response: A;
  load(source: CatalogueSource, input: z.output<P>): Promise<z.output<A>>;
};

/** A GET call: what the document says about it, and how it is served. */
export type GetEndpoint = Omit<GetDefinition<z.ZodObject, z.ZodType>, 'load'> & {
  /** Returns `data`. Throws ApiError for a wrong parameter or where nothing is found, and what the source throws. */
  read(getSource: () => CatalogueSource, url: string, params: RawParams): Promise<unknown>;
};

/** A GET call, by its parameters, its response and the way from one to the other. */
export function defineGet<P extends z.ZodObject, A extends z.ZodType>({
  load,
  ...rest
}: GetDefinition<P, A>): GetEndpoint {
  const names = Object.keys(rest.parameters.shape);
  return {
    ...rest,
    read: async (getSource, url, params) => {
      const input = validate(rest.parameters, readTexts(names, url, params));
      return load(getSource(), input);
    },
  };
}

/** The names of the path parameters: the parts of a path that stand in braces. */
export function listPathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].flatMap((match) => match[1] ?? []);
}

/** The text of each parameter. A repeated one counts once, its first; a blank one counts as left out. */
function readTexts(names: string[], url: string, params: RawParams): Record<string, string> {
  const query = new URL(url).searchParams;
  const texts: Record<string, string> = {};
  for (const name of names) {
    const raw = name in params ? params[name] : query.get(name);
    const text = Array.isArray(raw) ? raw[0] : raw;
    if (text !== undefined && text !== null && text.trim() !== '') texts[name] = text;
  }
  return texts;
}

/**
 * Checks the named values against the schema and returns its output. The message of each check says what the value
 * takes; throws ApiError 400 that names the first wrong value, what came, and what it takes.
 */
export function validate<S extends z.ZodObject>(schema: S, values: Record<string, unknown>): z.output<S> {
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const name = String(issue?.path[0]);
  const value = values[name];
  const got = value === undefined ? 'missing' : formatGot(value);
  throw new ApiError('invalid_parameter', `${name} is ${got}, but takes ${issue?.message}.`, name);
}

function formatGot(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text;
}
