import { readFile } from 'node:fs/promises';
import { pickContactEmail } from '@/lib/config/pick-contact-email';
import { SettingsError } from '@/lib/config/settings';
import type { Locale } from '@/lib/i18n';
import { formatProblem, padBody, splitFrontMatter, type Problem } from '../articles';
import { MarkdownError, renderHtmlContent, renderMarkdown } from '../markdown';
import type { InfoPage, SiteFacts } from './info-page';
import type { PageFile } from './page-files';
import { parsePageHead } from './parse-page-head';

const RENDERERS = { md: renderMarkdown, html: renderHtmlContent };
const PLACEHOLDER = /\{(siteName|siteHost|contactEmail)\}/g;
/** All of ASCII's but dots, dashes and at signs inside a word: addresses stay whole. */
const PUNCTUATION = /[!-,/:-?[-`{-~]|(?<![a-z0-9])[-.@]|[-.@](?![a-z0-9])/gi;

type Content = Pick<InfoPage, 'body' | 'lead'>;

/**
 * Takes what a page's file holds and returns the page, sanitised (lib/content/markdown), with the site's own name, host
 * and email address filled in. Throws SettingsError with one line a problem, which names the file and the line.
 */
export async function parsePage(
  bytes: Uint8Array,
  file: PageFile,
  locale: Locale,
  facts: SiteFacts,
): Promise<InfoPage> {
  const text = decode(bytes, file);
  const { head, problems } = parsePageHead(text);
  const content = await render(text, file, locale, facts);
  if (head === null || 'message' in content) {
    const all = 'message' in content ? [...problems, content] : problems;
    throw new SettingsError(all.map((problem) => formatProblem(file.path, problem)).join('\n'));
  }
  const subtitle = head.subtitle === null ? null : fillInText(head.subtitle, facts);
  return { title: fillInText(head.title, facts), subtitle, lead: content.lead, body: content.body };
}

function decode(bytes: Uint8Array, { path }: PageFile): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SettingsError(`${path}: The text is not in UTF-8: save it in that encoding.`);
  }
}

/** The text below the front matter, ready to show, or why lib/content/markdown refuses it. */
async function render(
  text: string,
  { format }: PageFile,
  locale: Locale,
  facts: SiteFacts,
): Promise<Content | Problem> {
  const parts = splitFrontMatter(text);
  if (parts.body.trim() === '') {
    return {
      line: parts.bodyLine,
      column: 1,
      message: 'The text is missing: write it below the front matter.',
    };
  }
  try {
    return await RENDERERS[format](fillInMarkup(padBody(parts), facts), { locale });
  } catch (error) {
    if (!(error instanceof MarkdownError)) throw error;
    return { line: parts.bodyLine, column: 1, message: error.message };
  }
}

/** Puts the site's name, host and email address in the place of {siteName}, {siteHost} and {contactEmail}. */
export function fillInText(text: string, facts: SiteFacts): string {
  return fillIn(text, facts, (value) => value);
}

/** The same in Markdown or HTML, where character references keep the values from being read as markup. */
export function fillInMarkup(text: string, facts: SiteFacts): string {
  return fillIn(text, facts, (value) =>
    value.replace(PUNCTUATION, (character) => `&#${character.charCodeAt(0)};`),
  );
}

function fillIn(text: string, facts: SiteFacts, escape: (value: string) => string): string {
  const siteHost = new URL(facts.siteUrl).hostname;
  const contactEmail = pickContactEmail(facts);
  const values: Record<string, string> = { siteName: facts.siteName, siteHost, contactEmail };
  return text.replace(PLACEHOLDER, (placeholder, key: string) => escape(values[key] ?? placeholder));
}

/**
 * Reads the page of a file; null where the file is not there. Throws SettingsError on one that is wrong or unreadable.
 */
export async function readPage(file: PageFile, locale: Locale, facts: SiteFacts): Promise<InfoPage | null> {
  const bytes = await readBytes(file);
  return bytes === null ? null : parsePage(bytes, file, locale, facts);
}

async function readBytes({ path }: PageFile): Promise<Uint8Array | null> {
  try {
    return await readFile(/* turbopackIgnore: true */ path);
  } catch (error) {
    if (isMissing(error)) return null;
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingsError(`${path}: The file cannot be read: ${reason}`);
  }
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}
