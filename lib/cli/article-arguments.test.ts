/** @jest-environment node */
import { parseArticleArguments } from './article-arguments';
import { CommandError } from './command-error';

describe('parseArticleArguments', () => {
  it.each([
    [['a.md'], ['a.md'], false],
    [['-'], ['-'], false],
    [['a.md', 'b.md', '--dry-run'], ['a.md', 'b.md'], true],
  ])('understands %j', (args, files, isDryRun) => {
    expect(parseArticleArguments(args)).toEqual({ files, isDryRun });
  });

  it.each([
    [[], 'Name a file.'],
    [['a.md', 'a.md'], '"a.md" is named twice.'],
    [['a.md', '--dryrun'], 'Usage'],
  ])('refuses %j and shows the usage', (args, message) => {
    const parse = () => parseArticleArguments(args);
    expect(parse).toThrow(CommandError);
    expect(parse).toThrow(message);
    expect(parse).toThrow('Usage: npm run article');
    expect(parse).toThrow(expect.objectContaining({ exitCode: 2 }));
  });
});
