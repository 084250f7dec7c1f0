import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { z } from 'zod';

/** The kinds of values that settings take. */

export const url = (protocols: RegExp) => z.url({ protocol: protocols });
export const emptyAsUnset = (value: unknown) => (value === '' ? undefined : value);
/** Nothing after the host but one slash; no user, query or hash, not even empty ones. */
export const ORIGIN = /^\w+:\/\/[^/?#@\\]+\/?$/;
/** A host name, or all hosts below one: cdn.example, *.cdn.example; a port may follow. */
export const HOST = /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/;
/** indexnow.org, "Verifying ownership via the key". */
export const INDEXNOW_KEY = /^[a-zA-Z0-9-]{8,128}$/;
/** An address or a range of them (CIDR), or a name for such. */
const PROXY = z
  .union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6(), z.enum(['loopback', 'private'])])
  .or(z.literal('none'));
export const DATABASE_ADDRESS = /^(file:.+|(libsql|https?|wss?):\/\/[^\s/]+.*)$/;
export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyAsUnset, schema.optional());

/** A port of this machine alone, or an IP address and a port: 9464, 0.0.0.0:9464, [::]:9464. */
const LISTEN_ADDRESS = /^(?:(?:([\d.]+)|\[([\da-fA-F:.]+)\]):)?(\d{1,5})$/;

export const listenAddress = z
  .string()
  .regex(LISTEN_ADDRESS)
  .transform((text) => {
    const [, ipv4, ipv6, port] = LISTEN_ADDRESS.exec(text) ?? [];
    return { host: ipv4 ?? ipv6 ?? '127.0.0.1', port: Number(port) };
  })
  .refine(({ host, port }) => isIP(host) !== 0 && port >= 1 && port <= 65_535);

type Range = { min: number; max: number };

export const integer = ({ min, max }: Range) =>
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));

export const wholeNumber = (byDefault: number, range: Range) =>
  z.preprocess(emptyAsUnset, integer(range).default(byDefault));

/** The parameter of a network that carries the offer's id, and its value with {id} in the place of that. */
export type SubId = { name: string; value: string };

/** By the name that offers are kept under, which is that of the feed's format unless an import says otherwise. */
const DEFAULTS: Record<string, string> = {
  awin: 'clickref={id}',
  cj: 'sid={id}',
  rakuten: 'u1={id}',
  impact: 'subId1={id}',
  admitad: 'subid={id}',
};

/** A source, then a parameter with a value that holds {id}, or "off". */
const ENTRY = /^([\w:.-]{1,60})=(?:off|([\w.-]{1,40})=([\w.~-]*\{id\}[\w.~-]*))$/;

/**
 * The parameters by source: the defaults, and over them entries such as "my-network=sub={id}" or "awin=off" with commas
 * between them. Null where one is none.
 */
export function parseSubIds(text: string): ReadonlyMap<string, SubId> | null {
  const defaults = Object.entries(DEFAULTS).map(([source, template]) => `${source}=${template}`);
  const given = text.split(',').filter((entry) => entry.trim() !== '');
  const subIds = new Map<string, SubId>();
  for (const entry of [...defaults, ...given]) {
    const [whole, source = '', name, value] = ENTRY.exec(entry.trim()) ?? [];
    if (whole === undefined) return null;
    if (name === undefined || value === undefined) subIds.delete(source);
    else subIds.set(source, { name, value });
  }
  return subIds;
}

/** Names with commas between them, in lower case. */
const list = (item: z.ZodType<string, string>, byDefault: string) =>
  z.preprocess(
    emptyAsUnset,
    z
      .string()
      .default(byDefault)
      .transform((text) =>
        text
          .toLowerCase()
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      )
      .pipe(z.array(item)),
  );

export const hosts = list(z.string().regex(HOST), '');
export const proxies = list(PROXY, 'loopback,private').transform((names) =>
  names.filter((name) => name !== 'none'),
);
export const onOrOff = z
  .preprocess(emptyAsUnset, z.enum(['on', 'off']).default('on'))
  .transform((value) => value === 'on');

export const processes = z.preprocess(
  emptyAsUnset,
  z
    .union([integer({ min: 1, max: 64 }), z.literal('auto').transform(() => availableParallelism())])
    .default(1),
);

export const subIds = z
  .string()
  .default('')
  .transform((text, context) => {
    const parsed = parseSubIds(text);
    if (parsed !== null) return parsed;
    context.addIssue('no such list');
    return z.NEVER;
  });
