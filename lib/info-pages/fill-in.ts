import type { Settings } from '../config';

const ASCII_PUNCTUATION = /[!-/:-@[-`{-~]/g;

/** Puts the site's name and host in the place of {siteName} and {siteHost}, as plain text for Markdown. */
export function fillIn(text: string, { siteName, siteUrl }: Pick<Settings, 'siteName' | 'siteUrl'>): string {
  const values: Record<string, string> = { siteName, siteHost: new URL(siteUrl).hostname };
  return text.replace(/\{(siteName|siteHost)\}/g, (_, key: string) => escapeMarkdown(values[key] ?? ''));
}

function escapeMarkdown(text: string): string {
  return text.replace(ASCII_PUNCTUATION, '\\$&');
}
