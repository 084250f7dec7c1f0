import { workAsyncStorage, type WorkStore } from 'next/dist/server/app-render/work-async-storage.external';
import { createElement } from 'react';
import { handOverPart } from './static-parts';
import { takePart } from './take-part';

const [first, second] = ['One', 'Two'].map((text) => createElement('p', null, text));
const renderPage = <T>(work: () => T): T => workAsyncStorage.run({} as WorkStore, work);

it('takes over what was handed over while the same page is rendered, as often as it is wanted', () => {
  renderPage(() => {
    expect([handOverPart(first!), handOverPart(second!)]).toEqual([0, 1]);
    expect([takePart(1), takePart(0), takePart(0)]).toEqual([second, first, first]);
  });
});

it('knows nothing of other pages', () => {
  renderPage(() => handOverPart(first!));
  expect(() => renderPage(() => takePart(0))).toThrow('The static part 0 of this page was not handed over.');
});

it('takes nothing where no page is rendered', () => {
  expect(handOverPart(first!)).toBeNull();
  expect(() => takePart(0)).toThrow('not handed over');
});
