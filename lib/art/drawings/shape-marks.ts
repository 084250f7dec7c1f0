import { CENTER, circle, type MarkInput } from './mark';
import { pickInteger, pickOne } from './random';

/** Marks made of plain shapes. */

export function renderPetals({ random, colors }: MarkInput): string {
  const count = pickOne(random, [4, 5, 6, 8]);
  const width = count > 5 ? 12 : 19;
  const petal = (index: number) =>
    `<ellipse cx="80" cy="48" rx="${width}" ry="32" fill="${index % 2 === 0 ? colors.main : colors.second}" ` +
    `transform="rotate(${(360 / count) * index} 80 80)"/>`;
  return (
    Array.from({ length: count }, (_, index) => petal(index)).join('') +
    circle(CENTER, CENTER, 11, colors.ground)
  );
}

export function renderQuarters({ random, colors }: MarkInput): string {
  const corners: [number, number][] = [
    [32, 32],
    [80, 32],
    [32, 80],
    [80, 80],
  ];
  return corners
    .map(([x, y], index) => {
      const fill = index % 3 === 0 ? colors.main : colors.second;
      const turn = pickInteger(random, 0, 3) * 90;
      return `<path d="M${x} ${y}h48a48 48 0 0 1 -48 48Z" fill="${fill}" transform="rotate(${turn} ${x + 24} ${y + 24})"/>`;
    })
    .join('');
}

export function renderSunrise({ random, colors }: MarkInput): string {
  const waves = [96, 114, 132]
    .slice(0, pickInteger(random, 2, 3))
    .map(
      (y) =>
        `<path d="M24 ${y}q14 -12 28 0t28 0t28 0t28 0" fill="none" stroke="${colors.main}" stroke-width="8" stroke-linecap="round"/>`,
    );
  return `<path d="M40 80a40 40 0 0 1 80 0Z" fill="${colors.second}"/>${waves.join('')}`;
}

export function renderLeaves({ random, colors }: MarkInput): string {
  const pairs = pickInteger(random, 1, 3);
  const leaf = (y: number, flip: number, fill: string) =>
    `<path d="M80 ${y}c${flip * 10} -34 ${flip * 34} -40 ${flip * 50} -40c0 26 0 40 ${flip * -50} 40Z" fill="${fill}"/>`;
  const leaves = Array.from({ length: pairs }, (_, index) => {
    const y = 118 - index * 28;
    return leaf(y, 1, colors.main) + leaf(y, -1, colors.second);
  });
  return `<path d="M80 142V${104 - pairs * 24}" stroke="${colors.main}" stroke-width="6" stroke-linecap="round"/>${leaves.join('')}`;
}

export function renderArches({ random, colors }: MarkInput): string {
  const radii = random() < 0.5 ? [52, 34, 16] : [54, 40, 26, 12];
  return radii
    .map((radius, index) => {
      const color = index % 2 === 0 ? colors.main : colors.second;
      const path = `M${80 - radius} 124V82a${radius} ${radius} 0 0 1 ${radius * 2} 0V124`;
      return `<path d="${path}" fill="none" stroke="${color}" stroke-width="9"/>`;
    })
    .join('');
}

export function renderHills({ random, colors }: MarkInput): string {
  const sunX = pickOne(random, [52, 80, 110]);
  return (
    circle(sunX, 52, 17, colors.second) +
    `<path d="M22 128L66 62L94 104L108 84L138 128Z" fill="${colors.main}"/>` +
    `<path d="M22 140H138" stroke="${colors.second}" stroke-width="6" stroke-linecap="round"/>`
  );
}

export function renderStripes({ random, colors }: MarkInput): string {
  const turn = pickOne(random, [0, 45, 90, 135]);
  const lines = [-44, -26, -8, 10, 28, 46].map((offset, index) => {
    const half = Math.sqrt(58 ** 2 - offset ** 2);
    const color = index % 2 === 0 ? colors.main : colors.second;
    return `<path d="M${80 - half} ${80 + offset}h${half * 2}" stroke="${color}" stroke-width="12" stroke-linecap="round"/>`;
  });
  return `<g transform="rotate(${turn} 80 80)">${lines.join('')}</g>`;
}

export function renderSpokes({ random, colors }: MarkInput): string {
  const count = pickOne(random, [6, 8, 12]);
  const spoke = (index: number) =>
    `<path d="M80 ${index % 2 === 0 ? 26 : 40}V58" stroke="${index % 2 === 0 ? colors.main : colors.second}" ` +
    `stroke-width="${count > 8 ? 9 : 13}" stroke-linecap="round" transform="rotate(${(360 / count) * index} 80 80)"/>`;
  return (
    Array.from({ length: count }, (_, index) => spoke(index)).join('') +
    circle(CENTER, CENTER, 12, colors.main)
  );
}

export function renderOverlap({ random, colors }: MarkInput): string {
  const turn = pickOne(random, [0, 45, 90, 135]);
  return (
    `<g transform="rotate(${turn} 80 80)">${circle(61, CENTER, 38, colors.main)}${circle(99, CENTER, 38, colors.second)}` +
    `<path d="M80 47.1a38 38 0 0 1 0 65.8a38 38 0 0 1 0 -65.8Z" fill="${colors.ground}"/></g>`
  );
}
