import { createHash } from 'node:crypto';

/** The tag of an answer that is told by `content`, as in the header; weak, because a server in front may compress it. */
export function buildWeakEtag(content: string): string {
  return `W/"${createHash('sha256').update(content).digest('base64url')}"`;
}
