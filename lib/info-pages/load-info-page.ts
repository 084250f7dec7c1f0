import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReactNode } from 'react';
import { z } from 'zod';
import type { Settings } from '../config';
import type { Locale } from '../i18n';
import { renderMarkdown } from '../markdown';
import { fillIn } from './fill-in';
import type { InfoPageName } from './names';

/** A static page (spec §3, "Static page content"). */
export type InfoPage = { title: string; subtitle: string | null; body: ReactNode };

const FOLDER = path.join(process.cwd(), 'lib/info-pages/content');

const headSchema = z.strictObject({
  title: z.string().min(1),
  subtitle: z.string().min(1).nullable().default(null),
});

/**
 * Reads a static page from its Markdown file, with the site's own name and host filled in.
 * Throws an error that names the file where its front matter lacks a title or holds anything but title and subtitle.
 */
export async function loadInfoPage(
  name: InfoPageName,
  locale: Locale,
  settings: Pick<Settings, 'siteName' | 'siteUrl'>,
): Promise<InfoPage> {
  const file = path.join(FOLDER, locale, `${name}.md`);
  const text = fillIn(await readFile(file, 'utf8'), settings);
  const { body, frontMatter } = await renderMarkdown(text, { locale, hasFrontMatter: true });
  const head = headSchema.safeParse(frontMatter);
  if (!head.success) throw new Error(`${file}: ${z.prettifyError(head.error)}`);
  return { ...head.data, body };
}
