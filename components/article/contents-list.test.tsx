import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ACTIVE_OFFSET_PX, ContentsList, pickActiveHeading, revealWithin } from './contents-list';

const HEADINGS = [
  { id: 'text-prices', level: 2, text: 'Prices' },
  { id: 'text-größe', level: 3, text: 'Größe' },
  { id: 'text-returns', level: 6, text: 'Returns' },
];
const CONTENTS = <ContentsList headings={HEADINGS} title="Contents" />;

/** The headings of the article, so far below the top of the window. */
function placeHeadings(...tops: number[]): void {
  for (const [place, top] of tops.entries()) {
    const heading = document.getElementById(HEADINGS[place]!.id)!;
    heading.getBoundingClientRect = () => new DOMRect(0, top, 600, 30);
  }
  act(() => void window.dispatchEvent(new Event('scroll')));
}

function addText(): void {
  const text = document.body.appendChild(document.createElement('main'));
  text.innerHTML = HEADINGS.map(({ id, text }) => `<details open><h2 id="${id}">${text}</h2></details>`).join(
    '',
  );
}

const getMarked = () => document.querySelector('[aria-current=true]')?.textContent ?? null;

beforeEach(addText);

afterEach(() => {
  document.documentElement.style.fontSize = '';
  document.body.innerHTML = '';
});

it('links to every heading by a plain link, indented below the highest', () => {
  render(CONTENTS);
  expect(screen.getByRole('navigation', { name: 'Contents' })).toBeVisible();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(HEADINGS.map(({ id }) => `#${id}`));
  const depths = screen.getAllByRole('listitem').map(({ dataset }) => dataset.depth);
  expect(depths).toEqual(['0', '1', '4']);
});

it('marks nothing before scripts run', () => {
  expect(renderToString(CONTENTS)).not.toContain('aria-current');
});

it.each([
  ['above the first', [101, 500, 900], null],
  ['where a link to the first leads', [80, 500, 900], 'Prices'],
  ['between the second and the third', [-700, 99, 400], 'Größe'],
  ['below the last', [-900, -700, -400], 'Returns'],
])('marks the section that is read: %s', (_, tops, expected) => {
  render(CONTENTS);
  placeHeadings(...tops);
  expect(getMarked()).toBe(expected);
});

it('follows the text, and lets go of it at its top', () => {
  render(CONTENTS);
  placeHeadings(-700, 99, 400);
  placeHeadings(-1200, -400, 20);
  expect(getMarked()).toBe('Returns');
  placeHeadings(300, 900, 1400);
  expect(getMarked()).toBeNull();
});

it('passes over a heading in closed details', () => {
  render(CONTENTS);
  document.querySelectorAll('details')[1]!.open = false;
  placeHeadings(-700, 40, 400);
  expect(getMarked()).toBe('Prices');
});

it('passes over a heading that is gone', () => {
  render(CONTENTS);
  document.getElementById('text-prices')!.remove();
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(getMarked()).toBe('Returns');
});

it('grows its line with the size of the text, as the distance of links does', () => {
  document.documentElement.style.fontSize = '24px';
  render(CONTENTS);
  placeHeadings(120, 500, 900);
  expect(getMarked()).toBe('Prices');
});

it('stops listening when it goes', () => {
  const { unmount } = render(CONTENTS);
  const read = jest.spyOn(document, 'getElementById');
  unmount();
  window.dispatchEvent(new Event('scroll'));
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
});

const BOX = { top: 80, height: 400 };

function place({ top, height }: { top: number; height: number }): HTMLElement {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(0, top, 200, height);
  return element;
}

describe('revealWithin', () => {
  it.each([
    ['inside', 200, 100],
    ['at the upper edge', 80, 100],
    ['at the lower edge', 436, 100],
    ['above', 30, 50],
    ['below', 500, 164],
  ])('something %s', (_, top, expected) => {
    const box = place(BOX);
    box.scrollTop = 100;
    revealWithin(box, place({ top, height: 44 }));
    expect(box.scrollTop).toBe(expected);
  });
});

describe('pickActiveHeading', () => {
  it.each([
    ['no heading', [], null],
    ['all below the line', [101, 400], null],
    ['the first on the line', [100, 400], 0],
    ['the first where a link puts it', [80, 400], 0],
    ['the first above, the second a hair below', [-300, 100.5], 0],
    ['two above', [-300, 99.5, 500], 1],
    ['all above', [-900, -500, -20], 2],
    ['one that is hidden', [-900, Infinity, -20, 300], 2],
  ])('%s', (_, tops, expected) => {
    expect(pickActiveHeading(tops, ACTIVE_OFFSET_PX)).toBe(expected);
  });
});
