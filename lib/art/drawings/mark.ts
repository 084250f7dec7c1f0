import type { Random } from './random';

/** What a mark is drawn with, in a square of 160. */
export type MarkColors = { main: string; second: string; ground: string };
export type MarkInput = { random: Random; letters: string; colors: MarkColors };

/** The middle of the square, across and down. */
export const CENTER = 80;

/** A circle of the mark. */
export function circle(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`;
}
