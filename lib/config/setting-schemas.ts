import { isIP } from 'node:net';
import { z } from 'zod';

/** The kinds of values that settings take. */

export const url = (protocols: RegExp) => z.url({ protocol: protocols });
export const emptyAsUnset = (value: unknown) => (value === '' ? undefined : value);
/** Nothing after the host but one slash; no user, query or hash, not even empty ones. */
export const ORIGIN = /^\w+:\/\/[^/?#@\\]+\/?$/;
/** A host name, or all hosts below one: cdn.example, *.cdn.example; a port may follow. */
const HOST = /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/;
/** indexnow.org, "Verifying ownership via the key". */
export const INDEXNOW_KEY = /^[a-zA-Z0-9-]{8,128}$/;
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

export const hostList = z.preprocess(
  emptyAsUnset,
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .toLowerCase()
        .split(',')
        .map((host) => host.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.string().regex(HOST))),
);
