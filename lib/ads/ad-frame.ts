import type { Locale } from '@/lib/i18n/locales';

/** What a page and the frame of an ad say to each other. Browser code. */

/** Scripts and new tabs, but neither the page's origin (its storage, its document) nor its address. */
export const AD_SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/** Sent by the frame to the page: that it is the frame with this token, and what it has to say. */
type AdMessage = {
  adToken: string;
  /** How high its content is in CSS pixels. */
  adHeight?: unknown;
  /** A key that was pressed in it, which the page cannot hear. */
  adKey?: unknown;
};

/** A name that nothing outside the page can guess, by which it knows the messages of one frame. */
export function createAdToken(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

/** The address of a unit's document. The token stands in the fragment: no server sees it, and one copy serves everybody. */
export function buildAdFrameHref(locale: Locale, unitId: string, token: string): string {
  return `/api/ads/${locale}/${unitId}#${token}`;
}

/** The height in CSS pixels that a message of the frame with this token reports; null for any other message. */
export function parseAdHeight(message: unknown, token: string): number | null {
  if (!isAdMessage(message) || message.adToken !== token) return null;
  const { adHeight } = message;
  return typeof adHeight === 'number' && Number.isFinite(adHeight) && adHeight > 0 ? adHeight : null;
}

/** Whether a message of the frame with this token says that Escape was pressed in it. */
export function isAdEscape(message: unknown, token: string): boolean {
  return isAdMessage(message) && message.adToken === token && message.adKey === 'Escape';
}

function isAdMessage(value: unknown): value is AdMessage {
  return (
    typeof value === 'object' && value !== null && 'adToken' in value && typeof value.adToken === 'string'
  );
}
