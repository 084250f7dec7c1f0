import { pickOne, type Random } from '../random';

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

/** Answers the definition of a repeating ground, to be filled in with url(#p). */
export function renderPattern(random: Random, color: string): string {
  const { size, body } = pickOne(random, TILES)(color);
  return `<pattern id="p" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${body}</pattern>`;
}
