import { revealWithin } from './reveal-within';

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
