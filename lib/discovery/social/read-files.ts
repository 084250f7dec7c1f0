import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CATEGORY_ICON_NAMES } from '@/lib/art';
import { renderArt } from '@/lib/art/drawings';

/** A typeface as the drawing library takes it. */
export type SocialFont = { name: string; data: Buffer; weight: 500 | 800; style: 'normal' };

export const HEADING_FACE = 'Bricolage Grotesque';
export const TEXT_FACE = 'Instrument Sans';

const FOLDER = path.join(process.cwd(), 'node_modules/@fontsource');
// The drawing library takes neither woff2 nor variable fonts. It keeps one font a name, so each subset has its own, and
// looks for a letter that the named one lacks in all others.
const FACES = [
  {
    name: HEADING_FACE,
    family: 'bricolage-grotesque',
    weight: 800,
    subsets: ['latin', 'latin-ext', 'vietnamese'],
  },
  { name: TEXT_FACE, family: 'instrument-sans', weight: 500, subsets: ['latin', 'latin-ext'] },
] as const;

/** The files of the typefaces, each with its face. */
export const FONT_FILES = FACES.flatMap(({ subsets, ...face }) =>
  subsets.map((subset) => ({
    ...face,
    name: subset === 'latin' ? face.name : `${face.name} ${subset}`,
    file: path.join(FOLDER, face.family, 'files', `${face.family}-${subset}-${face.weight}-normal.woff`),
  })),
);

let fonts: Promise<SocialFont[]> | undefined;

/** The site's two typefaces, read once. Rejects if their packages are not installed. */
export function readFonts(): Promise<SocialFont[]> {
  fonts ??= Promise.all(
    FONT_FILES.map(async ({ name, weight, file }) => ({
      name,
      weight,
      data: await readFile(file),
      style: 'normal' as const,
    })),
  );
  return fonts;
}

/** The site's mark. */
export const MARK_PATH = '/icon.svg';

const MARK_FILE = path.join(process.cwd(), 'app/icon.svg');
const ICON_FOLDER = path.join(process.cwd(), 'public/icons');
const ICON_PATH = /^\/icons\/([a-z0-9-]+)\.svg$/;
const ART_PATH = /^\/art\/(logos)\/([a-z0-9-]+\.svg)$/;

/**
 * Takes the address of a picture and returns it as a data: address, or null unless it is the site's mark, a
 * category's icon or a logo that the site draws itself. Nothing is ever fetched: addresses come from feeds.
 */
export async function readOwnPicture(address: string): Promise<string | null> {
  const svg = await readSvg(address);
  return svg === null ? null : `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

async function readSvg(address: string): Promise<string | null> {
  if (address === MARK_PATH) return readFile(MARK_FILE, 'utf8');
  const [, icon] = ICON_PATH.exec(address) ?? [];
  if (icon !== undefined) {
    return CATEGORY_ICON_NAMES.includes(icon)
      ? readFile(path.join(ICON_FOLDER, `${icon}.svg`), 'utf8')
      : null;
  }
  const [, kind = '', file = ''] = ART_PATH.exec(address) ?? [];
  return renderArt(kind, file)?.svg ?? null;
}
