import { statSync } from 'node:fs';
import path from 'node:path';
import { renderArt } from '@/lib/art/drawings';
import { decodeSegment } from '@/lib/url/parse-path';

const PUBLIC_FOLDER = 'public';
const ART_PATH = /^\/art\/([^/]+)\/([^/]+)$/;

/** Tells whether the site serves a file or a drawn picture at this path. */
export function hasSiteFile(pathname: string): boolean {
  const [, kind, file] = ART_PATH.exec(pathname) ?? [];
  if (kind !== undefined && file !== undefined) return Boolean(renderArt(kind, file));
  const segments = pathname.split('/').map(decodeSegment);
  // An escaped separator would lead out of the folder, or to a file that the site does not serve there.
  if (segments.some((segment) => segment === '..' || /[/\\\0]/.test(segment))) return false;
  return statSync(path.join(PUBLIC_FOLDER, ...segments), { throwIfNoEntry: false })?.isFile() === true;
}
