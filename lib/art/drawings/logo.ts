import { createRandom, pickOne } from '../random';
import { MARKS } from './logo-marks';
import type { MarkColors } from './mark';
import { pickPalette, type Palette } from './palette';

/** Takes a shop's initials (a to z, digits) and a seed, and answers its mark: a square SVG, legible from 40 px up. */
export function renderLogo(letters: string, seed: number): string {
  const random = createRandom(seed);
  const colors = pickColors(random() < 0.36, pickPalette(random));
  const mark = pickOne(random, MARKS)({ random, letters, colors });
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="160" height="160">' +
    `<rect width="160" height="160" fill="${colors.ground}"/>${mark}</svg>`
  );
}

function pickColors(isInverted: boolean, { ink, accent, ground }: Palette): MarkColors {
  return isInverted ? { main: ground, second: accent, ground: ink } : { main: ink, second: accent, ground };
}
