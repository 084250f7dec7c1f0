import { pickOne, type Random } from '../random';

/** Colours that go together: a dark ink, a strong accent and a light ground, as on printed paper. */
export type Palette = { ink: string; accent: string; ground: string };

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

/** Draws one palette. */
export function pickPalette(random: Random): Palette {
  return pickOne(random, PALETTES);
}
