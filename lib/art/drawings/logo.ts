import * as letterMarks from './letter-marks';
import type { MarkColors, MarkInput } from './mark';
import { createRandom, pickOne, type Random } from './random';
import * as shapeMarks from './shape-marks';

/** Every mark a logo can have; each fills a square of 160 and leaves a margin. */
const MARKS: readonly ((input: MarkInput) => string)[] = [
  letterMarks.renderBareLetter,
  letterMarks.renderBareLetter,
  letterMarks.renderPair,
  letterMarks.renderPair,
  letterMarks.renderDisc,
  letterMarks.renderRing,
  letterMarks.renderArch,
  letterMarks.renderHexagon,
  shapeMarks.renderPetals,
  shapeMarks.renderQuarters,
  shapeMarks.renderSunrise,
  shapeMarks.renderLeaves,
  shapeMarks.renderArches,
  shapeMarks.renderHills,
  shapeMarks.renderStripes,
  shapeMarks.renderSpokes,
  shapeMarks.renderOverlap,
];

const PALETTES: readonly Palette[] = [
  { ink: '#12372a', accent: '#f0a63a', ground: '#f6f1e4' },
  { ink: '#1d3a5f', accent: '#f2745f', ground: '#f4efe6' },
  { ink: '#4a1f3d', accent: '#f29e8e', ground: '#f8efe9' },
  { ink: '#264d3b', accent: '#ee7b58', ground: '#eef2e4' },
  { ink: '#6b2d1a', accent: '#e9b44c', ground: '#f9f0e1' },
  { ink: '#2b2d6b', accent: '#f5c04e', ground: '#efeef7' },
  { ink: '#0f4c5c', accent: '#fb8b6b', ground: '#e9f2f1' },
  { ink: '#7a2333', accent: '#f3b8a6', ground: '#faeeea' },
  { ink: '#23272b', accent: '#d9a441', ground: '#f3f0ea' },
  { ink: '#3d5a2a', accent: '#f4c95d', ground: '#f3f4e2' },
  { ink: '#5a3772', accent: '#f0a4c0', ground: '#f5eff6' },
  { ink: '#14524a', accent: '#b9dd6b', ground: '#eff5e8' },
  { ink: '#8a3b12', accent: '#7ac0b0', ground: '#faf0e4' },
  { ink: '#19476b', accent: '#7fd0c4', ground: '#eaf3f6' },
];

/** Takes a shop's initials (a to z, digits) and a seed, and returns its mark: a square SVG, legible from 40 px up. */
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

/** Colours that go together: a dark ink, a strong accent and a light ground, as on printed paper. */
type Palette = { ink: string; accent: string; ground: string };

/** Draws one palette. */
function pickPalette(random: Random): Palette {
  return pickOne(random, PALETTES);
}
