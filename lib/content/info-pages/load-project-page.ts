import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '@/lib/i18n';
import type { InfoPage, SiteFacts } from './info-page';
import type { InfoPageName } from './names';
import { parsePage } from './parse-page';

const FOLDER = path.join(process.cwd(), 'lib/content/info-pages/content');

/** Reads the project's own text of a static page in a language. */
export async function loadProjectPage(
  name: InfoPageName,
  locale: Locale,
  facts: SiteFacts,
): Promise<InfoPage> {
  // The whole path is named here, so that Next sees which files a deployment needs.
  const bytes = await readFile(path.join(FOLDER, locale, `${name}.md`));
  return parsePage(bytes, { path: `${locale}/${name}.md`, format: 'md' }, locale, facts);
}
