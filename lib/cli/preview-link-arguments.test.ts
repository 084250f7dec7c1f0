/** @jest-environment node */
import { CommandError, USAGE_EXIT_CODE } from './command-error';
import { parsePreviewLinkArguments } from './preview-link-arguments';

it.each([
  [['a-draft'], { slug: 'a-draft', hours: 24, locale: 'en' }],
  [[' a-draft ', '--hours', '1'], { slug: 'a-draft', hours: 1, locale: 'en' }],
  [['--hours=720', 'a-draft', '--locale', 'en'], { slug: 'a-draft', hours: 720, locale: 'en' }],
])('reads %j', (args, expected) => {
  expect(parsePreviewLinkArguments(args)).toEqual(expected);
});

it.each([
  [[], 'Name the slug of an article.'],
  [[' '], 'Name the slug of an article.'],
  [['a', 'b', 'c'], 'One article at a time: "b c" is too much.'],
  [['a', '--hours', '0'], '--hours is "0", but takes a whole number from 1 to 720.'],
  [['a', '--hours', '721'], '--hours is "721"'],
  [['a', '--hours', '1.5'], '--hours is "1.5"'],
  [['a', '--hours', ''], '--hours is ""'],
  [['a', '--hours', 'NaN'], '--hours is "NaN"'],
  [['a', '--locale', 'de'], '--locale is "de", which is no language of the site.'],
  [['a', '--days', '2'], 'Usage:'],
])('refuses %j with the usage', (args, message) => {
  const parse = () => parsePreviewLinkArguments(args);
  expect(parse).toThrow(message);
  expect(parse).toThrow('Usage: npm run preview-link');
  expect(parse).toThrow(expect.objectContaining({ exitCode: USAGE_EXIT_CODE }));
  expect(parse).toThrow(CommandError);
});
