import { createHash } from 'node:crypto';

/** Entity tags and conditional requests: RFC 9110, 8.8 and 13.1. */

/** The state of a response, by which a reader knows whether it has it. */
export type Validators = {
  /** As in the header: W/"…", or "…" for a strong one. */
  etag: string;
  /** In ms since the epoch; null where it is unknown. */
  lastModified: number | null;
};

const SECOND_MS = 1000;

/** A tag of `content`, as in the header; weak, because a server in front may compress the response. */
export function buildWeakEtag(content: string | Uint8Array): string {
  return `W/"${createHash('sha256').update(content).digest('base64url')}"`;
}

/** The strong tag of what has this version, for bytes that no server in front changes. */
export function buildStrongEtag(version: string): string {
  return `"${version}"`;
}

/**
 * Whether the reader has this state already, by its If-None-Match or else its If-Modified-Since (RFC 9110, 13.1.2 and
 * 13.1.3). Tags are compared weakly; a date that is none is ignored.
 */
export function isNotModified(headers: Pick<Headers, 'get'>, { etag, lastModified }: Validators): boolean {
  const tags = headers.get('if-none-match');
  if (tags !== null) return tags.trim() === '*' || listTags(tags).includes(toOpaque(etag));
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  return lastModified !== null && Math.floor(lastModified / SECOND_MS) * SECOND_MS <= since;
}

function listTags(header: string): string[] {
  return (header.match(/(?:W\/)?"[^"]*"/g) ?? []).map(toOpaque);
}

function toOpaque(tag: string): string {
  return tag.replace(/^W\//, '');
}
