import { CENTER, circle, type MarkInput } from './mark';
import { pickOne } from './random';

/** Marks made of a shop's initials. */

export function renderBareLetter({ random, letters, colors }: MarkInput): string {
  const letter = drawLetters(
    letters.slice(0, 1),
    78,
    pickOne(random, [14, 20, 26]),
    colors.main,
    random() < 0.5,
  );
  const accents = [
    circle(118, 116, 9, colors.second),
    `<rect x="46" y="132" width="68" height="8" rx="4" fill="${colors.second}"/>`,
    circle(CENTER, CENTER, 62, 'none', `stroke="${colors.second}" stroke-width="6"`),
  ];
  return letter + pickOne(random, accents);
}

export function renderPair({ random, letters, colors }: MarkInput): string {
  const pair = drawLetters(
    letters,
    letters.length > 1 ? 58 : 74,
    pickOne(random, [13, 18]),
    colors.main,
    random() < 0.5,
  );
  const line = `<path d="M38 128H122" stroke="${colors.second}" stroke-width="7" stroke-linecap="round"/>`;
  return pair + (random() < 0.6 ? line : circle(132, 32, 9, colors.second));
}

export function renderDisc({ random, letters, colors }: MarkInput): string {
  const inner = drawLetters(
    letters.slice(0, 1),
    58,
    pickOne(random, [13, 18]),
    colors.ground,
    random() < 0.5,
  );
  return circle(CENTER, CENTER, 56, colors.main) + circle(122, 38, 13, colors.second) + inner;
}

export function renderRing({ letters, colors }: MarkInput): string {
  const dots = `stroke="${colors.second}" stroke-width="5" stroke-linecap="round" stroke-dasharray="0 12.6"`;
  return (
    circle(CENTER, CENTER, 60, 'none', `stroke="${colors.main}" stroke-width="5"`) +
    circle(CENTER, CENTER, 48, 'none', dots) +
    drawLetters(letters, letters.length > 1 ? 34 : 48, 16, colors.main, true)
  );
}

export function renderArch({ random, letters, colors }: MarkInput): string {
  const inner = drawLetters(letters.slice(0, 1), 52, pickOne(random, [13, 18]), colors.ground, true, 90);
  const arch = `<path d="M34 138V76a46 46 0 0 1 92 0V138Z" fill="${colors.main}"/>`;
  const sill = `<path d="M26 138H134" stroke="${colors.second}" stroke-width="8" stroke-linecap="round"/>`;
  return arch + inner + sill;
}

export function renderHexagon({ random, letters, colors }: MarkInput): string {
  const side = (radius: number) => {
    const half = radius / 2;
    const high = radius * 0.866;
    return `M${CENTER} ${CENTER - radius}l${high} ${half}v${radius}l${-high} ${half}l${-high} ${-half}v${-radius}Z`;
  };
  const inner = drawLetters(letters.slice(0, 1), 46, pickOne(random, [15, 20]), colors.main, false);
  return `<path d="${side(62)}" fill="${colors.second}"/><path d="${side(50)}" fill="${colors.ground}"/>${inner}`;
}

function drawLetters(
  letters: string,
  height: number,
  weight: number,
  color: string,
  round: boolean,
  centerY = CENTER,
): string {
  return renderLetters(letters, { centerX: CENTER, centerY, height, weight, color, round });
}

type Glyph = { width: number; path: string };

/** Capitals and digits as strokes, 100 high, drawn here so that a mark looks the same wherever it is shown. */
const GLYPHS: Record<string, Glyph> = {
  a: { width: 64, path: 'M0 100L32 0L64 100M12 66H52' },
  b: { width: 60, path: 'M0 0V100M0 0H30A24 24 0 0 1 30 48H0M30 48H34A26 26 0 0 1 34 100H0' },
  c: { width: 74, path: 'M74 24A40 50 0 1 0 74 76' },
  d: { width: 68, path: 'M0 0V100H24A44 50 0 0 0 24 0Z' },
  e: { width: 56, path: 'M56 0H0V100H56M0 50H48' },
  f: { width: 56, path: 'M56 0H0V100M0 50H46' },
  g: { width: 80, path: 'M74 24A40 50 0 1 0 80 54H46' },
  h: { width: 60, path: 'M0 0V100M60 0V100M0 50H60' },
  i: { width: 0, path: 'M0 0V100' },
  j: { width: 46, path: 'M46 0V72A23 28 0 0 1 0 72' },
  k: { width: 60, path: 'M0 0V100M56 0L0 58M18 42L60 100' },
  l: { width: 52, path: 'M0 0V100H52' },
  m: { width: 80, path: 'M0 100V0L40 70L80 0V100' },
  n: { width: 62, path: 'M0 100V0L62 100V0' },
  o: { width: 80, path: 'M40 0A40 50 0 1 0 40 100A40 50 0 1 0 40 0Z' },
  p: { width: 59, path: 'M0 100V0H32A27 27 0 0 1 32 54H0' },
  q: { width: 80, path: 'M40 0A40 50 0 1 0 40 100A40 50 0 1 0 40 0ZM50 70L78 102' },
  r: { width: 60, path: 'M0 100V0H32A27 27 0 0 1 32 54H0M30 54L60 100' },
  s: {
    width: 59,
    path: 'M56 16C48 4 38 0 29 0C12 0 3 11 3 25C3 58 59 42 59 74C59 90 46 100 30 100C16 100 6 94 0 82',
  },
  t: { width: 64, path: 'M0 0H64M32 0V100' },
  u: { width: 60, path: 'M0 0V66A30 34 0 0 0 60 66V0' },
  v: { width: 64, path: 'M0 0L32 100L64 0' },
  w: { width: 92, path: 'M0 0L22 100L46 20L70 100L92 0' },
  x: { width: 60, path: 'M0 0L60 100M60 0L0 100' },
  y: { width: 62, path: 'M0 0L31 48L62 0M31 48V100' },
  z: { width: 60, path: 'M2 0H58L0 100H60' },
  '0': { width: 64, path: 'M32 0A32 50 0 1 0 32 100A32 50 0 1 0 32 0Z' },
  '1': { width: 22, path: 'M0 18L22 0V100' },
  '2': { width: 56, path: 'M2 26A26 26 0 1 1 50 40L0 100H56' },
  '3': {
    width: 54,
    path: 'M4 14C12 4 20 0 28 0A24 24 0 0 1 28 48H20M28 48A26 26 0 0 1 28 100C16 100 6 94 0 84',
  },
  '4': { width: 60, path: 'M46 100V0L0 68H60' },
  '5': { width: 60, path: 'M52 0H8L4 44C12 38 20 36 28 36A32 32 0 0 1 28 100C16 100 6 94 0 86' },
  '6': { width: 58, path: 'M46 0L8 52M29 100A28 28 0 1 0 29 44A28 28 0 1 0 29 100Z' },
  '7': { width: 56, path: 'M0 0H56L18 100' },
  '8': {
    width: 58,
    path: 'M29 46A23 23 0 1 0 29 0A23 23 0 1 0 29 46ZM29 100A27 27 0 1 0 29 46A27 27 0 1 0 29 100Z',
  },
  '9': { width: 58, path: 'M12 100L50 48M29 0A28 28 0 1 0 29 56A28 28 0 1 0 29 0Z' },
};

const GAP = 26;
const WIDEST_PAIR = 176;

type LetterStyle = {
  centerX: number;
  centerY: number;
  height: number;
  /** Stroke width beside a height of 100. */
  weight: number;
  color: string;
  round: boolean;
};

/** Takes one or two letters or digits, in lower case, and returns them drawn around the centre; others are left out. */
function renderLetters(letters: string, style: LetterStyle): string {
  const glyphs = [...letters].flatMap((letter) => GLYPHS[letter] ?? []);
  const width = glyphs.reduce((sum, glyph) => sum + glyph.width, 0) + GAP * (glyphs.length - 1);
  const scale = (style.height / 100) * Math.min(1, WIDEST_PAIR / (width + style.weight));
  const ends = style.round ? 'stroke-linecap="round" stroke-linejoin="round"' : 'stroke-miterlimit="2.2"';
  let left = -width / 2;
  const paths = glyphs.map((glyph) => {
    const path = `<path transform="translate(${left} -50)" d="${glyph.path}"/>`;
    left += glyph.width + GAP;
    return path;
  });
  return (
    `<g transform="translate(${style.centerX} ${style.centerY}) scale(${scale})" fill="none" ` +
    `stroke="${style.color}" stroke-width="${style.weight}" ${ends}>${paths.join('')}</g>`
  );
}
