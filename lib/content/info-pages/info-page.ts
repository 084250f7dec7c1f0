import type { ReactNode } from 'react';
import type { Settings } from '@/lib/config';
import type { Locale } from '@/lib/i18n';

/** A static page (docs/specification.md §3.6). */
export type InfoPage = {
  title: string;
  subtitle: string | null;
  /** The words of its first paragraph, null where it has none. */
  lead: string | null;
  body: ReactNode;
};

/** What the texts say of the site. */
export type SiteFacts = Pick<Settings, 'siteName' | 'siteUrl' | 'contactEmail'>;

/** Search engines show about this much. */
const MAX_LENGTH_CHARS = 160;

type Described = Pick<InfoPage, 'title' | 'subtitle' | 'lead'>;

/**
 * What a page says of itself to search engines: its subtitle, else the first sentence of its text, else the site's
 * tagline; whatever merely repeats the title is passed over.
 */
export function buildDescription(
  { title, subtitle, lead }: Described,
  locale: Locale,
  { siteName, siteTagline }: Pick<Settings, 'siteName' | 'siteTagline'>,
): string {
  const sentence = lead === null ? null : shorten(pickFirstSentence(lead, locale));
  const texts = [subtitle, sentence].filter((text) => text !== null);
  return texts.find((text) => !isSameText(text, title)) ?? `${siteName} - ${siteTagline}`;
}

function pickFirstSentence(text: string, locale: Locale): string {
  const [first] = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text);
  return first?.segment.trim() ?? '';
}

/** Ends a long text at a space, where it has one. */
function shorten(text: string): string {
  if (text.length <= MAX_LENGTH_CHARS) return text;
  const kept = text.slice(0, MAX_LENGTH_CHARS - 1).replace(/\s+\S*$/, '');
  return `${kept.replace(/[\s,;:.-]+$/, '')}…`;
}

function isSameText(text: string, title: string): boolean {
  const [a, b] = [text, title].map((words) =>
    words
      .toLowerCase()
      .replace(/[\s.!?]+/g, ' ')
      .trim(),
  );
  return a === b;
}
