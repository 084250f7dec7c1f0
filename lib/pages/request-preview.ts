import { cookies, draftMode } from 'next/headers';
import { getSettings } from '@/lib/config';
import { PREVIEW_COOKIE, verifyPreview } from '@/lib/content/preview';

/**
 * Until when the visitor of this request may see that article unpublished; null for every other visitor and article.
 * Checked again on each request: draft mode alone shows nothing. For pages only.
 */
export async function getPreviewEnd(slug: string): Promise<Date | null> {
  const { isEnabled } = await draftMode();
  const { previewSecret } = getSettings();
  // Nobody else's cookies are looked at: that would take the page out of the cache for everyone.
  if (!isEnabled || previewSecret === undefined) return null;
  const token = new URLSearchParams((await cookies()).get(PREVIEW_COOKIE)?.value);
  const check = verifyPreview(token, previewSecret, new Date());
  return check.status === 'valid' && check.slug === slug ? check.expiresAt : null;
}
