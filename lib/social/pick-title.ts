import type { SocialCard } from './social-card';
import { toDrawable } from './to-drawable';

/** The title as it can be drawn: in its own words, else those of its address, else the site's name. */
export function pickTitle({
  title,
  plainTitle,
  siteName,
}: Pick<SocialCard, 'title' | 'plainTitle' | 'siteName'>) {
  return toDrawable(title) || toDrawable(plainTitle.replaceAll('-', ' ')) || toDrawable(siteName);
}
