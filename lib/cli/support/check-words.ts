import {
  getLine,
  listComments,
  listIdentifiers,
  type Finding,
  type Piece,
  type SourceFile,
} from './source-text';

/** Words that this project does not use (docs/architecture.md §3), each with what to write instead. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/^(?:told|tells)$/, 'raw for data; says, reports or states'],
  [/^homeless$/, 'without destination'],
  [/^patience$/, 'timeout'],
  [/^(?:lapse|lapses|lapsed)$/, 'degraded, or unavailable'],
  [/^(?:judge|judges|judged|judging)$/, 'resolve, or decide'],
  [/^verdicts?$/, 'decision'],
  [/^shapers?$/, 'filters and sorting'],
  [/^(?:tally|tallies)$/, 'statistics'],
  [/^settle(?:s|d|r|rs)?$/, 'resolve, or apply'],
];
const MADE_ANEW = /\b(?:made|makes?|making)\b[\w\s*/']{1,50}?\banew\b/gi;
const DOUBT_PAGE = /^doubtPage$/;
const WORD = /[\p{L}]+/gu;
/** "parseHTMLText" is parse, HTML and Text. */
const PARTS = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+/gu;
/** What the language itself calls so: Promise.allSettled, a Promise that settles. */
const PROMISE = /promise|allSettled/i;
/** The page that lists these words. */
const WORD_LIST = 'docs/architecture.md';

/**
 * Refused words in the names of files, in identifiers and in comments of scripts and style sheets, and in the text of
 * documents.
 */
export function checkWords(files: SourceFile[]): Finding[] {
  return files
    .filter(({ path }) => path !== WORD_LIST)
    .flatMap((file) => {
      const found = [...checkName(file), ...checkIdentifiers(file), ...listProse(file).flatMap(checkProse)];
      return found
        .sort((a, b) => a.start - b.start)
        .map(({ text, start }) => ({ path: file.path, line: getLine(file.text, start), message: text }));
    });
}

function listProse(file: SourceFile): Piece[] {
  return file.path.endsWith('.md') ? [{ text: file.text, start: 0 }] : listComments(file);
}

function checkName({ path }: SourceFile): Piece[] {
  return listRefused(path.split(/[^\p{L}]+/u)).map((message) => ({
    text: `the name of the file: ${message}`,
    start: 0,
  }));
}

function checkIdentifiers(file: SourceFile): Piece[] {
  return listIdentifiers(file).flatMap(({ text, start }) => {
    if (DOUBT_PAGE.test(text)) return [{ text: `${text}: write shortenRevalidate`, start }];
    if (PROMISE.test(text)) return [];
    return listRefused(text.match(PARTS) ?? []).map((message) => ({ text: `${text}: ${message}`, start }));
  });
}

function checkProse({ text, start }: Piece): Piece[] {
  const isAboutPromises = PROMISE.test(text);
  const words = [...text.matchAll(WORD)].flatMap((match) =>
    (isAboutPromises && /^settle/i.test(match[0]) ? [] : listRefused([match[0]])).map((message) => ({
      text: message,
      start: start + match.index,
    })),
  );
  const anew = [...text.matchAll(MADE_ANEW)].map(({ index }) => ({
    text: '"made anew": write rendered again, rebuilt or invalidated',
    start: start + index,
  }));
  return [...words, ...anew];
}

function listRefused(words: string[]): string[] {
  return words.flatMap((word) => {
    const [, remedy] = REFUSED.find(([pattern]) => pattern.test(word.toLowerCase())) ?? [];
    return remedy === undefined ? [] : [`"${word}" is refused here: write ${remedy}`];
  });
}
