/** How large a text is set and on how many lines it may stand; sizes in pixels. */
export type FittedLettering = { sizePx: number; lines: number };

/** The room for a text in pixels, and the sizes to choose from, largest first. */
export type TextRoom = {
  widthPx: number;
  heightPx: number;
  sizesPx: readonly [number, ...number[]];
  /** Mean width of a letter. */
  letterEm?: number;
};

/** Of names and titles in the heading face. */
const LETTER_EM = 0.56;
export const LINE_HEIGHT_EM = 1.08;

/**
 * The largest of the sizes at which a text fits its room without breaking a word; the smallest where none does, on as
 * many lines as there is room for: the rest is cut.
 */
export function fitLettering(text: string, room: TextRoom): FittedLettering {
  const { widthPx, heightPx, sizesPx, letterEm = LETTER_EM } = room;
  const words = text.split(' ');
  const fitting = sizesPx.find((sizePx) => {
    const perLine = Math.floor(widthPx / (sizePx * letterEm));
    const isBroken = words.some((word) => word.length > perLine);
    return !isBroken && countLines(words, perLine) <= countRoom(heightPx, sizePx);
  });
  const sizePx = fitting ?? Math.min(...sizesPx);
  return { sizePx, lines: Math.max(1, countRoom(heightPx, sizePx)) };
}

function countRoom(heightPx: number, sizePx: number): number {
  return Math.floor(heightPx / (sizePx * LINE_HEIGHT_EM));
}

/** Lines that these words take, broken between words only. */
function countLines(words: string[], perLine: number): number {
  let lines = 1;
  let length = 0;
  for (const word of words) {
    const isFirst = length === 0;
    if (!isFirst && length + 1 + word.length > perLine) {
      lines += 1;
      length = word.length;
    } else {
      length += word.length + (isFirst ? 0 : 1);
    }
  }
  return lines;
}
