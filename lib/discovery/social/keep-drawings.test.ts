/** @jest-environment node */
import { buildBrand } from '@/lib/testing/build-offer';
import { buildBrandCard } from './build-cards';
import { keepDrawings } from './keep-drawings';

const toCard = (name: string) => buildBrandCard({ locale: 'en', siteName: 'Clipmint' }, buildBrand({ name }));
const PICTURE = new ArrayBuffer(1);

test('what several ask for at the same time is drawn once', async () => {
  const draw = jest.fn(async () => PICTURE);
  const keep = keepDrawings(draw);
  expect(await Promise.all([keep(toCard('a')), keep(toCard('a'))])).toEqual([PICTURE, PICTURE]);
  expect(draw).toHaveBeenCalledTimes(1);
});

test('the one that nobody has asked for the longest goes first', async () => {
  const draw = jest.fn(async () => PICTURE);
  const keep = keepDrawings(draw, 2);
  for (const name of ['a', 'b', 'a', 'c', 'a']) await keep(toCard(name));
  expect(draw).toHaveBeenCalledTimes(3);
  await keep(toCard('b'));
  expect(draw).toHaveBeenCalledTimes(4);
});

test('a failure is not kept', async () => {
  const draw = jest.fn(async () => PICTURE).mockRejectedValueOnce(new Error('no font'));
  const keep = keepDrawings(draw);
  await expect(keep(toCard('a'))).rejects.toThrow('no font');
  expect(await keep(toCard('a'))).toBe(PICTURE);
});
