import { z } from 'zod';

const FENCE = '`'.repeat(32);
const HEADING = /^#{1,6} (.*?)[ #]*$/;
const MARKDOWN_END = '.';
/** Specifications show a tab as an arrow, so that it can be seen. */
const SHOWN_TAB = /→/g;

const EXAMPLES = z.array(
  z.object({
    markdown: z.string(),
    html: z.string(),
    section: z.string().default(''),
    example: z.number().int().optional(),
  }),
);

/** Reads the examples of a specification, text or JSON. Throws Error on a file that has none or cannot be read. */
export function parseExamples(content: string): Example[] {
  const examples = content.trimStart().startsWith('[') ? parseSpecJson(content) : parseSpecText(content);
  if (examples.length === 0) throw new Error('It has no examples.');
  return examples;
}

type Block = { section: string; markdown: string[]; html: string[] | null };

/**
 * Reads the examples of a specification's text, as the authors of CommonMark and GFM write it: Markdown and HTML,
 * parted by a line with a dot, between fences of 32 backticks with the word "example". Throws Error, with the line, on
 * an example that does not end.
 */
function parseSpecText(text: string): Example[] {
  const examples: Example[] = [];
  let section = '';
  let open: (Block & { line: number }) | null = null;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (open === null) {
      section = HEADING.exec(line)?.[1] ?? section;
      if (isOpening(line)) open = { section, markdown: [], html: null, line: index + 1 };
    } else if (line === FENCE) {
      examples.push(toExample(open, examples.length + 1));
      open = null;
    } else if (open.html !== null) open.html.push(line);
    else if (line === MARKDOWN_END) open.html = [];
    else open.markdown.push(line);
  }
  if (open !== null) throw new Error(`The example that begins in line ${open.line} does not end.`);
  return examples;
}

/** Words after "example" name the extensions it needs; this pipeline has all of them always. */
function isOpening(line: string): boolean {
  const words = line.slice(FENCE.length).trim().split(' ');
  return line.startsWith(FENCE) && words[0] === 'example';
}

function toExample({ section, markdown, html }: Block, number: number): Example {
  return { number, section, markdown: join(markdown), html: join(html ?? []) };
}

function join(lines: string[]): string {
  return lines.map((line) => `${line.replace(SHOWN_TAB, '\t')}\n`).join('');
}

/** Reads the examples of a specification from their JSON form. Throws Error on JSON that is none, or another. */
function parseSpecJson(text: string): Example[] {
  const parsed = EXAMPLES.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  return parsed.data.map(({ example, ...rest }, index) => ({ ...rest, number: example ?? index + 1 }));
}

/** One example of a specification: a piece of Markdown and the HTML it stands for. */
export type Example = {
  /** Its number in the specification, from 1. */
  number: number;
  section: string;
  markdown: string;
  html: string;
};
