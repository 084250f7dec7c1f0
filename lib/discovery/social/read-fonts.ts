import { readFile } from 'node:fs/promises';
import path from 'node:path';

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
