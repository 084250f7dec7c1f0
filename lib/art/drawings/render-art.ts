import { renderBanner } from './banner';
import { renderDealPicture } from './deal-picture';
import { renderLogo } from './logo';
import { hasIcon } from './scene';

const LONGEST_FILE = 80;
const LOGO_FILE = /^(?<name>[a-z0-9]{1,2})-(?<seed>[a-z0-9]{1,7})\.svg$/;
const SCENE_FILE = /^(?<name>[a-z0-9-]+)-(?<seed>[a-z0-9]{1,7})\.svg$/;

/**
 * Takes the two parts of a picture's address ("deals", "airplane-1x9k2.svg") and answers the picture, or null if they
 * name none. Never throws; the same address gives the same picture.
 */
export function renderArt(kind: string, file: string): { svg: string } | null {
  if (file.length > LONGEST_FILE) return null;
  const { name = '', seed = '' } = (kind === 'logos' ? LOGO_FILE : SCENE_FILE).exec(file)?.groups ?? {};
  if (name === '') return null;
  const number = Number.parseInt(seed, 36);
  if (kind === 'logos') return { svg: renderLogo(name, number) };
  if (!hasIcon(name)) return null;
  if (kind === 'deals') return { svg: renderDealPicture(name, number) };
  return kind === 'articles' ? { svg: renderBanner(name, number) } : null;
}
