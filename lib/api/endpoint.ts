import type { z } from 'zod';
import type { CatalogueSource } from '@/lib/catalogue/source';
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
  load(source: CatalogueSource, input: z.output<P>): Promise<z.output<A>>;
};

/** A GET call: what the document says about it, and how it is answered. */
export type GetEndpoint = Omit<GetDefinition<z.ZodObject, z.ZodType>, 'load'> & {
  /** Answers `data`. Throws ApiError for a wrong parameter or where nothing is found, and what the source throws. */
  read(getSource: () => CatalogueSource, url: string, params: RawParams): Promise<unknown>;
};

/** Makes a GET call of its parameters, its answer and the way from one to the other. */
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
