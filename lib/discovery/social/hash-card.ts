import { createHash } from 'node:crypto';
import type { SocialCard } from './social-card';

/** Raised by whoever changes how pictures are drawn, so that every picture gets a new address. */
const DESIGN = 1;
const LENGTH = 12;

/** The version of a picture: 12 characters for an address that change with anything the picture says. */
export function hashCard(card: SocialCard): string {
  const text = JSON.stringify([DESIGN, card]);
  return createHash('sha256').update(text).digest('base64url').slice(0, LENGTH);
}
