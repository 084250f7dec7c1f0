import { renderDealPicture } from './deal-picture';
import { renderLogo } from './logo';
import { createRandom, hashText, pickOne, type Random } from './random';
import { hasIcon, pickSceneColors, placeIcon, placeShadow, renderScene, type SceneColors } from './scene';

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

const WIDTH = 1120;
const HEIGHT = 490;

type Layout = (random: Random, colors: SceneColors) => string;

const LAYOUTS: readonly Layout[] = [renderWindow, renderRow, renderHorizon];

/** Takes an icon's name and a seed and returns an article's banner: an SVG of 1120 by 490 (16:7). */
function renderBanner(icon: string, seed: number): string {
  const random = createRandom(seed);
  const colors = pickSceneColors(random);
  const body = pickOne(random, LAYOUTS)(random, colors);
  return renderScene({ width: WIDTH, height: HEIGHT, icon, random, colors, body });
}

function renderWindow(random: Random, { shape, spot, floor }: SceneColors): string {
  const x = pickOne(random, [420, 560, 700]);
  return (
    `<circle cx="${x + 330}" cy="120" r="64" fill="${spot}"/>` +
    `<path d="M${x - 190} 420V236a190 190 0 0 1 380 0V420Z" fill="${shape}"/>` +
    `<rect y="420" width="1120" height="70" fill="${floor}"/>` +
    placeShadow(x, 424, 270) +
    placeIcon(x, 290, 264) +
    placeShadow(x - 300, 436, 110) +
    placeIcon(x - 300, 376, 116) +
    placeShadow(x + 300, 436, 84) +
    placeIcon(x + 300, 390, 88)
  );
}

function renderRow(random: Random, { shape, spot }: SceneColors): string {
  const big = pickOne(random, [1, 2, 3]);
  return [112, 336, 560, 784, 1008]
    .map((x, index) => {
      const fill = index % 2 === 0 ? shape : spot;
      const size = index === big ? 190 : 110;
      return `<circle cx="${x}" cy="245" r="${index === big ? 150 : 92}" fill="${fill}"/>${placeIcon(x, 245, size)}`;
    })
    .join('');
}

function renderHorizon(random: Random, { shape, spot, floor }: SceneColors): string {
  const x = pickOne(random, [300, 820]);
  return (
    `<circle cx="${1120 - x}" cy="250" r="150" fill="${spot}"/>` +
    `<path d="M0 490V330q280 -110 560 -20t560 -30V490Z" fill="${shape}"/>` +
    `<path d="M0 490V420q280 -60 560 0t560 -20V490Z" fill="${floor}"/>` +
    placeIcon(x, 236, 280) +
    placeIcon(1120 - x, 380, 110, 10) +
    placeIcon(560, 120, 84, -12)
  );
}
