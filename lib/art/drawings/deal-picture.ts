import { createRandom, pickInteger, pickOne, type Random } from './random';
import { pickSceneColors, placeIcon, placeShadow, renderScene, type SceneColors } from './scene';

const WIDTH = 640;
const HEIGHT = 480;

type Layout = (random: Random, colors: SceneColors) => string;

const LAYOUTS: readonly Layout[] = [
  renderStage,
  renderArch,
  renderShelf,
  renderTicket,
  renderTiles,
  renderSlope,
];

/** Takes an icon's name and a seed and returns a deal's picture: an SVG of 640 by 480. */
export function renderDealPicture(icon: string, seed: number): string {
  const random = createRandom(seed);
  const colors = pickSceneColors(random);
  const body = pickOne(random, LAYOUTS)(random, colors);
  return renderScene({ width: WIDTH, height: HEIGHT, icon, random, colors, body });
}

function renderStage(random: Random, { shape, spot }: SceneColors): string {
  const x = pickOne(random, [300, 320, 340]);
  return (
    `<circle cx="${x}" cy="240" r="178" fill="${shape}"/>` +
    `<circle cx="${x + 176}" cy="104" r="38" fill="${spot}"/>` +
    `<circle cx="${x - 196}" cy="392" r="20" fill="${spot}"/>` +
    placeShadow(x, 366, 220) +
    placeIcon(x, 236, 250) +
    placeIcon(x - 232, 132, 72, -14) +
    placeIcon(x + 230, 362, 88, 12)
  );
}

function renderArch(random: Random, { shape, spot, floor }: SceneColors): string {
  const sun = pickOne(random, [112, 528]);
  return (
    `<circle cx="${sun}" cy="118" r="52" fill="${spot}"/>` +
    `<path d="M168 392V224a152 152 0 0 1 304 0V392Z" fill="${shape}"/>` +
    `<rect y="392" width="640" height="88" fill="${floor}"/>` +
    placeShadow(320, 396, 250) +
    placeIcon(320, 272, 240) +
    placeShadow(96, 412, 90) +
    placeIcon(96, 362, 96) +
    placeShadow(552, 412, 72) +
    placeIcon(552, 374, 76)
  );
}

function renderShelf(random: Random, { shape, spot, floor }: SceneColors): string {
  const big = pickInteger(random, 0, 2);
  const items = [128, 320, 512].map((x, index) => {
    const size = index === big ? 220 : 116;
    return (
      `<circle cx="${x}" cy="${352 - size / 2}" r="${size * 0.62}" fill="${index === big ? shape : spot}"/>` +
      placeShadow(x, 352, size) +
      placeIcon(x, 346 - size / 2, size)
    );
  });
  return `${items.join('')}<rect y="352" width="640" height="128" fill="${floor}"/><rect y="352" width="640" height="10" fill="#10261d" opacity=".12"/>`;
}

function renderTicket(random: Random, { shape, spot }: SceneColors): string {
  const turn = pickOne(random, [-5, -3, 3, 5]);
  const ticket = 'M96 96H544a0 0 0 0 1 0 0V208a32 32 0 0 0 0 64V384H96V272a32 32 0 0 0 0 -64Z';
  return (
    `<g transform="rotate(${turn} 320 240)"><path d="${ticket}" fill="#10261d" opacity=".12" transform="translate(8 10)"/>` +
    `<path d="${ticket}" fill="${shape}"/><path d="M420 116V364" stroke="${spot}" stroke-width="6" stroke-dasharray="2 16" stroke-linecap="round"/>` +
    `${placeIcon(258, 240, 228)}${placeIcon(484, 178, 66)}${placeIcon(484, 302, 66)}</g>`
  );
}

function renderTiles(random: Random, { shape, spot, floor }: SceneColors): string {
  const isLeft = random() < 0.5;
  const largeX = isLeft ? 0 : 320;
  const small: [number, number, string][] = [
    [0, 0, spot],
    [160, 0, floor],
    [0, 160, floor],
    [160, 160, spot],
    [0, 320, spot],
    [160, 320, floor],
  ];
  const cells = small.map(([x, y, fill], index) => {
    const left = x + (isLeft ? 320 : 0);
    const mark = index % 2 === 0 ? placeIcon(left + 80, y + 80, 88) : '';
    return `<rect x="${left}" y="${y}" width="160" height="160" fill="${fill}" opacity="${mark ? 1 : 0.7}"/>${mark}`;
  });
  return `<rect x="${largeX}" width="320" height="480" fill="${shape}"/>${placeShadow(largeX + 160, 356, 200)}${placeIcon(largeX + 160, 236, 232)}${cells.join('')}`;
}

function renderSlope(random: Random, { shape, spot, floor }: SceneColors): string {
  const flip = random() < 0.5 ? '' : ' transform="translate(640 0) scale(-1 1)"';
  return (
    `<g${flip}><path d="M0 480V330L640 170V480Z" fill="${shape}"/><path d="M0 480V420L640 300V480Z" fill="${floor}"/>` +
    `<circle cx="118" cy="126" r="58" fill="${spot}"/></g>` +
    placeIcon(320, 226, 244) +
    placeIcon(556, 100, 80, 14) +
    placeIcon(92, 390, 80, -12)
  );
}
