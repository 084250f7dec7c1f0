import { render } from '@testing-library/react';
import { LogoTile } from './logo-tile';
import { pickTone } from './pick-tone';

test.each([
  ['Lumera', 'L'],
  ['  écru', 'É'],
  ['🌞 Shop', '🌞'],
  ['', ''],
])('without a logo %j shows %j', (name, letter) => {
  const { container } = render(<LogoTile name={name} logo={null} />);
  expect(container).toHaveTextContent(letter);
  expect(container.querySelector('img')).toBeNull();
});

test('a logo lies over the letter, with its size known', () => {
  const { container } = render(<LogoTile name="Lumera" logo="/art/lumera.svg" size="small" />);
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('src', '/art/lumera.svg');
  expect(image).toHaveAttribute('width', '32');
  expect(image).toHaveAttribute('alt', '');
  expect(container).toHaveTextContent('L');
});

test('the colour follows the name and is one of six', () => {
  const names = Array.from({ length: 200 }, (_, index) => `Brand ${index}`);
  const tones = names.map(pickTone);
  expect(new Set(tones)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  expect(names.map(pickTone)).toEqual(tones);
});
