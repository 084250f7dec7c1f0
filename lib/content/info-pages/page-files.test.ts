import { listOwnFiles, parsePageFileName } from './page-files';

describe('listOwnFiles', () => {
  it('names the files of the language first', () => {
    expect(listOwnFiles('about', 'es', '/srv/pages').map((file) => file.path)).toEqual([
      '/srv/pages/es/about.md',
      '/srv/pages/es/about.html',
      '/srv/pages/about.md',
      '/srv/pages/about.html',
    ]);
  });
});

describe('parsePageFileName', () => {
  it.each([
    ['about.md', { name: 'about', format: 'md' }],
    ['cookies.html', { name: 'cookies', format: 'html' }],
    ['abuot.md', null],
    ['About.md', null],
    ['about.markdown', null],
    ['about', null],
    ['../about.md', null],
    ['about.md~', null],
  ])('of %s returns %j', (fileName, expected) => {
    expect(parsePageFileName(fileName)).toEqual(expected);
  });
});
