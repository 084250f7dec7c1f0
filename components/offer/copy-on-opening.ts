import type { ApiCoupon } from '@/lib/catalogue/wire/offer';
import { getOutcome } from '@/lib/offers/expiry';
import { withTimeout } from '@/lib/text/with-timeout';

/** A clipboard that has not reacted after so long, the text being known, counts as one that refuses. */
export const CLIPBOARD_TIMEOUT_MS = 1500;

/** 'none' where there was nothing to copy: no code, an expired one, or no response. */
export type CopyOutcome = 'copied' | 'refused' | 'none';

/**
 * Puts the code of a coupon on the clipboard as soon as it is known. Called within the visitor's click, because
 * Safari lets nothing be copied later. Never rejects.
 */
export async function copyOnOpening(coupon: Promise<ApiCoupon>, now: Date): Promise<CopyOutcome> {
  const code = coupon.then((known) => getLiveCode(known, now));
  const writing = writeWhenKnown(code);
  // Why there is no text shows where the text itself is awaited.
  writing.catch(() => undefined);
  try {
    await code;
  } catch {
    return 'none';
  }
  return withTimeout(CLIPBOARD_TIMEOUT_MS, () => writing).then(
    () => 'copied',
    () => 'refused',
  );
}

function getLiveCode(coupon: ApiCoupon, now: Date): string {
  const code = coupon.code?.trim();
  if (!code || getOutcome({ endDate: coupon.end_date, withdrawn: coupon.withdrawn }, now) !== null)
    throw new Error('There is no code to copy.');
  return code;
}

async function writeWhenKnown(text: Promise<string>): Promise<void> {
  const blob = text.then((known) => new Blob([known], { type: 'text/plain' }));
  // A clipboard that refuses at once never looks at it; why there is no text shows where the text is awaited.
  blob.catch(() => undefined);
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } catch {
    // Browsers that take no promise; their gesture may still count when the code is there.
    await navigator.clipboard.writeText(await text);
  }
}
