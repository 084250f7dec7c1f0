import { command, runMarkdownSpec } from './markdown-spec';
import { CommandError } from '../support/command-error';
import { parseArguments } from '../testing/parse-arguments';

const FILES = new Map([
  ['good.json', '[{"markdown": "*a*", "html": "<p><em>a</em></p>"}]'],
  ['bad.json', '[{"markdown": "*a*", "html": "<p>b</p>"}]'],
  ['explained.json', '[{"markdown": "foo@bar.example.com\\n", "html": "<p>foo@bar.example.com</p>"}]'],
]);

async function run(...files: string[]) {
  const printed: string[] = [];
  const readFile = async (file: string) => {
    const content = FILES.get(file);
    if (content === undefined) throw new Error('No such file.');
    return content;
  };
  const code = await runMarkdownSpec(files, { readFile, print: (text) => printed.push(text) });
  return { code, printed: printed.join('\n') };
}

describe('runMarkdownSpec', () => {
  it.each([
    { what: 'no difference', files: ['good.json'], code: 0, total: '100.00 %  1 of 1  good.json' },
    { what: 'an explained one', files: ['explained.json'], code: 0, total: '0.00 %  0 of 1  explained.json' },
    {
      what: 'an unexplained one',
      files: ['good.json', 'bad.json'],
      code: 1,
      total: '0.00 %  0 of 1  bad.json',
    },
  ])('returns $code for $what', async ({ files, code, total }) => {
    const result = await run(...files);
    expect(result.code).toBe(code);
    expect(result.printed).toContain(total);
  });

  it('refuses a file that is not there', async () => {
    await expect(run('none')).rejects.toThrow(CommandError);
    await expect(run('none')).rejects.toThrow('none cannot be used as examples. No such file.');
  });

  it('refuses no file at all', async () => {
    const parsing = parseArguments(command, [], (files) => files);
    await expect(parsing).rejects.toThrow(CommandError);
    await expect(parsing).rejects.toThrow('Usage: npm run markdown:spec');
  });
});
