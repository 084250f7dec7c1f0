import type { SocialCard } from './social-card';
import { toDrawable } from './to-drawable';

const FIRST_LETTERS = /(?<!\S)\p{Ll}/gu;
const toUpperCase = (letter: string) => letter.toUpperCase();

/** The title as it can be drawn: in its own words, else those of its address; '' where neither can be. */
export function pickTitle({ title, plainTitle }: Pick<SocialCard, 'title' | 'plainTitle'>): string {
  return toDrawable(title) || toDrawable(plainTitle.replaceAll('-', ' ').replace(FIRST_LETTERS, toUpperCase));
}
