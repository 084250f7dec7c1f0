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
/** What capitals, m and w, and signs as wide as two figures are wider than that. */
const WIDE_EXTRA = 0.3;
const WIDEST_EXTRA = 1;
export const LINE_HEIGHT_EM = 1.08;

/**
 * The largest of the sizes at which a text fits its room without breaking a word; the smallest where none does, on as
 * many lines as there is room for: the rest is cut.
 */
export function fitLettering(text: string, room: TextRoom): FittedLettering {
  const { widthPx, heightPx, sizesPx, letterEm = LETTER_EM } = room;
  const widths = text.split(' ').map(measureLetters);
  const fitting = sizesPx.find((sizePx) => {
    const perLine = Math.floor(widthPx / (sizePx * letterEm));
    const isBroken = widths.some((width) => width > perLine);
    return !isBroken && countLines(widths, perLine) <= countRoom(heightPx, sizePx);
  });
  const sizePx = fitting ?? Math.min(...sizesPx);
  return { sizePx, lines: Math.max(1, countRoom(heightPx, sizePx)) };
}

function countRoom(heightPx: number, sizePx: number): number {
  return Math.floor(heightPx / (sizePx * LINE_HEIGHT_EM));
}

/** How many letters of mean width are as wide as this word. */
function measureLetters(word: string): number {
  const widest = word.match(/[%@]/g)?.length ?? 0;
  const wide = word.match(/[\p{Lu}mw]/gu)?.length ?? 0;
  return word.length + widest * WIDEST_EXTRA + wide * WIDE_EXTRA;
}

/** Lines that words of these widths take, broken between words only. */
function countLines(widths: number[], perLine: number): number {
  let lines = 1;
  let length = 0;
  for (const width of widths) {
    const isFirst = length === 0;
    if (!isFirst && length + 1 + width > perLine) {
      lines += 1;
      length = width;
    } else {
      length += width + (isFirst ? 0 : 1);
    }
  }
  return lines;
}
