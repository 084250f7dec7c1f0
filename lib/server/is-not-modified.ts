/** What tells one state of an answer from another. */
export type Validators = {
  /** As in the header: W/"…". */
  etag: string;
  /** In ms since the epoch; null where nobody knows. */
  lastModified: number | null;
};

const SECOND_MS = 1000;

/**
 * Whether the reader has this state already, by its If-None-Match or else its If-Modified-Since (RFC 9110, 13.1.2 and
 * 13.1.3). Tags are compared weakly; a date that is none is ignored.
 */
export function isNotModified(headers: Headers, { etag, lastModified }: Validators): boolean {
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
