import { renderBanner } from './banner';
import { renderDealPicture } from './deal-picture';
import { renderLogo } from './logo';
import { hashText } from './random';
import { hasIcon } from './scene';

const LONGEST_FILE = 80;
const LOGO_FILE = /^(?<name>[a-z0-9]{1,2})-(?<seed>[a-z0-9]{1,7})\.svg$/;
const SCENE_FILE = /^(?<name>[a-z0-9-]+)-(?<seed>[a-z0-9]{1,7})\.svg$/;
const SMALL_WORDS = /^(?:the|and|of|no|co|company)$/;
const NO_LETTER = 'x';

/**
 * Takes the two parts of a picture's address ("deals", "airplane-1x9k2.svg") and returns the picture, or null if they
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

/** Addresses of drawn pictures. They carry everything the picture is made from, so that serving one needs no data. */

/** A brand's mark from its name: "/art/logos/hp-1x9k2.svg". */
export function buildLogoUrl(name: string): string {
  return `/art/logos/${pickInitials(name)}-${toSeed(name)}.svg`;
}

/** A deal's picture (4:3) from an icon's name and any text that is its own. */
export function buildDealPictureUrl(icon: string, key: string): string {
  return `/art/deals/${icon}-${toSeed(key)}.svg`;
}

/** An article's banner (16:7). */
export function buildBannerUrl(icon: string, key: string): string {
  return `/art/articles/${icon}-${toSeed(key)}.svg`;
}

function pickInitials(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !SMALL_WORDS.test(word));
  const spelled = words.filter((word) => /^[a-z]/.test(word));
  const initials = (spelled.length > 0 ? spelled : words).map((word) => word.charAt(0));
  return initials.slice(0, 2).join('') || NO_LETTER;
}

function toSeed(key: string): string {
  return hashText(key).toString(36);
}
