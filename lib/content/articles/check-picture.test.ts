/** @jest-environment node */
import { checkPicture } from './check-picture';
import { buildArticleFile } from './testing/build-article-file';

describe('checkPicture', () => {
  it.each([
    ['/art/x.svg', null],
    ['https://cdn.example/x.jpg', null],
    [
      'https://other.example/x.jpg',
      'featured_image will not be shown: add other.example to IMAGE_HOSTS, over https.',
    ],
    [
      'http://cdn.example/x.jpg',
      'featured_image will not be shown: add cdn.example to IMAGE_HOSTS, over https.',
    ],
    ['/.//other.example/x.jpg', 'featured_image will not be shown: give a path such as /sun.jpg'],
  ])('warns of %s: %j', async (address, message) => {
    const problems = checkPicture(await buildArticleFile(`featured_image: ${address}`), ['cdn.example']);
    const expected = {
      line: 4,
      column: 17,
      isWarning: true,
      message: expect.stringContaining(message ?? ''),
    };
    expect(problems).toEqual(message === null ? [] : [expected]);
  });

  it('says nothing where there is no picture', async () => {
    expect(checkPicture(await buildArticleFile(), [])).toEqual([]);
  });
});
