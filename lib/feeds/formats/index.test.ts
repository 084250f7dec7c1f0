import { OptionsError } from '../feed';
import { pickSource } from '../import/import-run';
import { getFeedFormat, listFeedFormatNames } from './index';

describe('getFeedFormat', () => {
  it.each(listFeedFormatNames())('makes %s', (name) => {
    const format = getFeedFormat(name, { brand: 'lumera' });
    expect(format?.source).toMatch(new RegExp(`^${name}`));
  });

  it('knows no other', () => {
    expect(getFeedFormat('nothing')).toBeNull();
  });

  it('asks for the brand of a file that names no shop', () => {
    expect(() => getFeedFormat('google-promotions')).toThrow(OptionsError);
  });
});

describe('pickSource', () => {
  it.each([
    ['awin', {}, 'awin'],
    ['awin', { source: 'second' }, 'second'],
    ['awin', { brand: 'lumera' }, 'awin-lumera'],
    ['awin', { brand: 'lumera', source: 'second' }, 'second'],
    ['google-promotions-lumera', { brand: 'lumera' }, 'google-promotions-lumera'],
  ])('%s with %j is %s', (source, options, expected) => {
    expect(pickSource({ source }, options)).toBe(expected);
  });
});
