/** @jest-environment node */
import { CommandError } from './command-error';
import { runMarkdownSpec } from './markdown-spec-command';

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
  ])('answers $code for $what', async ({ files, code, total }) => {
    const result = await run(...files);
    expect(result.code).toBe(code);
    expect(result.printed).toContain(total);
  });

  it.each([
    { what: 'no file', files: [], message: 'Usage: npm run markdown:spec' },
    {
      what: 'a file that is not there',
      files: ['none'],
      message: 'none cannot be used as examples. No such file.',
    },
  ])('refuses $what', async ({ files, message }) => {
    await expect(run(...files)).rejects.toThrow(CommandError);
    await expect(run(...files)).rejects.toThrow(message);
  });
});
