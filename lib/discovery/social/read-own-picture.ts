import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CATEGORY_ICON_NAMES } from '@/lib/art';
import { renderArt } from '@/lib/art/drawings';

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
