/** @jest-environment node */
import { parseArticleCheckArguments } from './article-check-arguments';
import { CommandError } from './command-error';

describe('parseArticleCheckArguments', () => {
  it('takes each file once', () => {
    expect(parseArticleCheckArguments(['a.md', 'b.md', 'a.md'])).toEqual(['a.md', 'b.md']);
  });

  it.each([
    [[], 'Name a file.'],
    [['a.md', '--fix'], 'Usage'],
  ])('refuses %j and shows the usage', (args, message) => {
    const parse = () => parseArticleCheckArguments(args);
    expect(parse).toThrow(CommandError);
    expect(parse).toThrow(message);
    expect(parse).toThrow('Usage: npm run article:check');
    expect(parse).toThrow(expect.objectContaining({ exitCode: 2 }));
  });
});
