import { renderLetters } from './glyphs';
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
