import { createHash } from 'node:crypto';

/** A short hash of what was given for a row, by which an unchanged one is known. */
export function hashContent(content: object): string {
  return createHash('sha1').update(JSON.stringify(content)).digest('base64url');
}
