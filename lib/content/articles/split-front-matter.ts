const FENCE = '---';

/** The parts of a Markdown file. Line 2 is the first of `head`; `body` begins in line `bodyLine`. */
export type FileParts = {
  /** YAML between two lines of ---, null where the file does not begin with such. */
  head: string | null;
  body: string;
  bodyLine: number;
};

/** Takes the text of a file, with any line ends and with or without a byte order mark, and answers its parts. */
export function splitFrontMatter(text: string): FileParts {
  // NUL is what a text is never stored with; CommonMark replaces it alike.
  const plain = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '\uFFFD');
  const lines = plain.split('\n');
  const end = isFence(lines[0]) ? lines.findIndex((line, index) => index > 0 && isFence(line)) : -1;
  if (end < 0) return { head: null, body: plain, bodyLine: 1 };
  return { head: lines.slice(1, end).join('\n'), body: lines.slice(end + 1).join('\n'), bodyLine: end + 2 };
}

/** The body below as many blank lines as the front matter has, so that its lines count as in the file. */
export function padBody({ body, bodyLine }: FileParts): string {
  return '\n'.repeat(bodyLine - 1) + body;
}

/** Tells whether a file begins as front matter does, ended or not. */
export function beginsWithFence(text: string): boolean {
  return /^\uFEFF?---[ \t]*(?:\r|\n|$)/.test(text);
}

function isFence(line: string | undefined): boolean {
  return line?.trimEnd() === FENCE;
}
