/** @jest-environment node */
import { renderMarkdown } from './render-markdown';

it.each([
  ['# Title\n\nOne *two*\n`three`.\n\nFour.', 'One two three.'],
  ['![A picture](/a.svg)\n\nText', 'Text'],
  ['<p>Raw <b>words</b></p>\n\nText', 'Raw words'],
  ['> Said in a quote', 'Said in a quote'],
  ['# Title\n\n- a\n- b', null],
  ['', null],
])('the lead of %j is %j', async (source, expected) => {
  expect((await renderMarkdown(source, { locale: 'en' })).lead).toBe(expected);
});
