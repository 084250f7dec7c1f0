import bodies from './icon-bodies.json';
import { pickOne, type Random } from './random';

const COLORS: readonly SceneColors[] = [
  { ground: '#f4ead6', pattern: '#eadcc0', shape: '#1f5c46', spot: '#f4c95d', floor: '#d9c7a2' },
  { ground: '#dfeadd', pattern: '#cfdecd', shape: '#f6d776', spot: '#ef7a5c', floor: '#9dbfa3' },
  { ground: '#fbe3d8', pattern: '#f6d3c3', shape: '#ef8266', spot: '#1f5c46', floor: '#eab8a3' },
  { ground: '#1f5c46', pattern: '#2a6a53', shape: '#f4ead6', spot: '#f4c95d', floor: '#16463a' },
  { ground: '#fdf0c9', pattern: '#f8e4a9', shape: '#ef8266', spot: '#1f5c46', floor: '#ecd07e' },
  { ground: '#dce8f0', pattern: '#cbdce8', shape: '#2d5b7c', spot: '#f4c95d', floor: '#a9c4d6' },
  { ground: '#f0e2ef', pattern: '#e5d0e4', shape: '#7a4a78', spot: '#f6d776', floor: '#cfb0cd' },
  { ground: '#ef8266', pattern: '#e97356', shape: '#fbe9d9', spot: '#1f5c46', floor: '#d9694d' },
  { ground: '#d9efe9', pattern: '#c5e4dc', shape: '#1c6e6a', spot: '#ef8266', floor: '#97cbc0' },
  { ground: '#efe7dc', pattern: '#e2d6c6', shape: '#b5533c', spot: '#f4c95d', floor: '#c9b79f' },
  { ground: '#2d4a66', pattern: '#385874', shape: '#f6e6c8', spot: '#ef8266', floor: '#213a52' },
  { ground: '#f6e6c8', pattern: '#efdab0', shape: '#d98b2b', spot: '#1f5c46', floor: '#dcc08a' },
];

const BODIES = new Map(Object.entries(bodies));

const TILES: readonly ((color: string) => { size: number; body: string })[] = [
  (color) => ({ size: 28, body: `<circle cx="14" cy="14" r="3" fill="${color}"/>` }),
  (color) => ({
    size: 32,
    body: `<path d="M0 32L32 0M-8 8L8 -8M24 40L40 24" stroke="${color}" stroke-width="3"/>`,
  }),
  (color) => ({
    size: 48,
    body: `<path d="M0 24a24 24 0 0 1 48 0" fill="none" stroke="${color}" stroke-width="3"/>`,
  }),
  (color) => ({
    size: 40,
    body: `<path d="M20 12v16M12 20h16" stroke="${color}" stroke-width="3" stroke-linecap="round"/>`,
  }),
  (color) => ({
    size: 44,
    body: `<path d="M0 22q11 -14 22 0t22 0" fill="none" stroke="${color}" stroke-width="3"/>`,
  }),
  (color) => ({ size: 40, body: `<path d="M0 0h20v20h-20zM20 20h20v20h-20z" fill="${color}"/>` }),
];

/** Colours of a printed scene: ground, its pattern, a large shape, a small one and what stands below. */
export type SceneColors = { ground: string; pattern: string; shape: string; spot: string; floor: string };

export function pickSceneColors(random: Random): SceneColors {
  return pickOne(random, COLORS);
}

/** Whether there is a picture of that name. */
export function hasIcon(name: string): boolean {
  return BODIES.has(name);
}

type Scene = {
  width: number;
  height: number;
  icon: string;
  random: Random;
  colors: SceneColors;
  body: string;
};

/** Puts a scene's body on its ground; it may use the icon as #i and the pattern as url(#p). */
export function renderScene({ width, height, icon, random, colors, body }: Scene): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>` +
    `<symbol id="i" viewBox="0 0 32 32">${BODIES.get(icon) ?? ''}</symbol>${renderPattern(random, colors.pattern)}</defs>` +
    `<rect width="${width}" height="${height}" fill="${colors.ground}"/>` +
    `<rect width="${width}" height="${height}" fill="url(#p)"/>${body}</svg>`
  );
}

/** The icon, `size` wide and high, around a point, turned by some degrees. */
export function placeIcon(x: number, y: number, size: number, turn = 0): string {
  const half = size / 2;
  const rotation = turn === 0 ? '' : ` transform="rotate(${turn} ${x} ${y})"`;
  return `<use href="#i" x="${x - half}" y="${y - half}" width="${size}" height="${size}"${rotation}/>`;
}

/** A soft flat shadow under something that stands at (x, y). */
export function placeShadow(x: number, y: number, width: number): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${width / 2}" ry="${width / 16}" fill="#10261d" opacity=".16"/>`;
}

/** Returns the definition of a repeating ground, to be filled in with url(#p). */
function renderPattern(random: Random, color: string): string {
  const { size, body } = pickOne(random, TILES)(color);
  return `<pattern id="p" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${body}</pattern>`;
}
