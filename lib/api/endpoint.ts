import type { z } from 'zod';
import type { CatalogueSource } from '@/lib/catalogue/source';
import { ApiError } from './errors';
import { validate } from './validate';

export type RawParams = Record<string, string | string[] | undefined>;

type GetDefinition<P extends z.ZodObject, A extends z.ZodType> = {
  /** Name of the call for generated clients, unique over the API. */
  id: string;
  /** Below /api/v1, with path parameters in braces; every other parameter is read from the query. */
  path: string;
  summary: string;
  parameters: P;
  /** The shape of `data`; `load` must make exactly this. */
  answer: A;
  load(source: CatalogueSource, input: z.output<P>): Promise<z.output<A> | null>;
  /** What is missing where `load` answers null, as in "There is no <this>". */
  missing?(input: z.output<P>): string;
};

/** A GET call: what the document says about it, and how it is answered. */
export type GetEndpoint = {
  id: string;
  path: string;
  summary: string;
  parameters: z.ZodObject;
  answer: z.ZodType;
  mayBeMissing: boolean;
  /** Answers `data`. Throws ApiError for a wrong parameter or where nothing is found, and what the source throws. */
  read(getSource: () => CatalogueSource, url: string, params: RawParams): Promise<unknown>;
};

/** Makes a GET call of its parameters, its answer and the way from one to the other. */
export function defineGet<P extends z.ZodObject, A extends z.ZodType>(
  definition: GetDefinition<P, A>,
): GetEndpoint {
  const { id, path, summary, parameters, answer, load, missing } = definition;
  const names = Object.keys(parameters.shape);
  return {
    id,
    path,
    summary,
    parameters,
    answer,
    mayBeMissing: missing !== undefined,
    async read(getSource, url, params) {
      const input = validate(parameters, readTexts(names, url, params));
      const data = await load(getSource(), input);
      if (data === null) throw new ApiError('not_found', `There is no ${missing?.(input) ?? 'such thing'}.`);
      return data;
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
