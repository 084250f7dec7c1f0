import {
  getLine,
  listComments,
  listIdentifiers,
  listQueries,
  listTexts,
  matchAll,
  type Finding,
  type Piece,
  type SourceFile,
} from './source-text';

/**
 * What may not be written, in lower case, and what to write instead: a word in its forms ("shape" is also "shapes" and
 * "shaped"), several words with others between them, or an exact identifier, which may be refused in one folder alone.
 */
export type RefusedWord = { words: string; isIdentifier: boolean; folder?: string; remedy: string };

/** The rows of the table of words: "| a, b, `aB`, `c` in lib | d |", with names of code in backticks. */
const ROW = /^\| ([^|]+?) +\| ([^|]+?) +\|$/gm;
const RULER = /^-+$/;
/** Between two words that are refused together, others may stand, and a comment may go on in the next line. */
const GAP = String.raw`\b[\w\s*/']{1,50}?\b`;
const NAME = /\w+/g;
const WORD = /[\p{L}]+/gu;
/** "parseHTMLText" is parse, HTML and Text. */
const PARTS = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+/gu;
/** What the language itself calls so: Promise.allSettled, a Promise that settles. */
const PROMISE = /promise|allSettled/i;
/** A text for people has several words; any other is a key, a path or a name. */
const PROSE = /\p{L}\s|\s\p{L}/u;
/** Texts of the demo catalogue may use every word. */
const CATALOGUE_TEXTS = /^lib\/demo\//;

/** Reads the table of refused words under the heading `## N. Words` of a document. Throws where it has none. */
export function parseWordList(document: string): RefusedWord[] {
  const [, section = ''] = /^## (?:\d+\. )?Words\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(document) ?? [];
  const words = [...section.matchAll(ROW)]
    .filter(([, left = '']) => !RULER.test(left))
    .slice(1)
    .flatMap(([, left = '', remedy = '']) =>
      left.split(', ').map((entry) => {
        const [words = '', folder] = entry.replaceAll('`', '').split(' in ');
        return { words, isIdentifier: entry.startsWith('`'), folder, remedy: remedy.replaceAll('`', '') };
      }),
    );
  if (words.length === 0) throw new Error('There is no table of words under a heading "Words".');
  return words;
}

/**
 * Refused words in the names of files, in identifiers, queries, comments and texts of several words of scripts (messages,
 * titles of tests), in comments of style sheets and of migrations, and in documents.
 */
export function checkWords(files: SourceFile[], refused: RefusedWord[]): Finding[] {
  const list = compile(refused);
  return files.flatMap((file) => {
    const found = [
      ...checkName(file, list),
      ...checkIdentifiers(file, list),
      ...checkQueries(file, list),
      ...listProse(file).flatMap((piece) => checkProse(piece, list)),
    ];
    return found
      .sort((a, b) => a.start - b.start)
      .map(({ text, start }) => ({ path: file.path, line: getLine(file.text, start), message: text }));
  });
}

type Refusal = { pattern: RegExp; remedy: string };
type WordList = { single: Refusal[]; several: Refusal[]; identifiers: ReadonlyMap<string, RefusedWord> };

function compile(refused: RefusedWord[]): WordList {
  const words = refused.filter(({ isIdentifier }) => !isIdentifier);
  return {
    single: words
      .filter(({ words }) => !words.includes(' '))
      .map(({ words, remedy }) => ({ pattern: new RegExp(`^${toForms(words)}$`, 'i'), remedy })),
    several: words
      .filter(({ words }) => words.includes(' '))
      .map(({ words, remedy }) => ({
        pattern: new RegExp(String.raw`\b${words.split(' ').join(GAP)}\b`, 'gi'),
        remedy,
      })),
    identifiers: new Map(
      refused.filter(({ isIdentifier }) => isIdentifier).map((name) => [name.words, name]),
    ),
  };
}

/** A pattern of a word in all its forms: use, uses, used, using; carry, carries, carried. */
function toForms(word: string): string {
  if (word.endsWith('e')) return `${word.slice(0, -1)}(?:e[sdr]?|ers|ing)`;
  return word.endsWith('y') ? `${word.slice(0, -1)}(?:y|ying|ies|ied)` : `${word}(?:s|r|rs|er|ers|ed|ing)?`;
}

function listProse(file: SourceFile): Piece[] {
  if (file.path.endsWith('.md')) return [{ text: file.text, start: 0 }];
  const texts = CATALOGUE_TEXTS.test(file.path) ? [] : listTexts(file);
  return [...listComments(file), ...texts.filter(({ text }) => PROSE.test(text))];
}

function checkName({ path }: SourceFile, list: WordList): Piece[] {
  return listRefused(path.split(/[^\p{L}]+/u), list).map((message) => ({
    text: `the name of the file: ${message}`,
    start: 0,
  }));
}

function checkIdentifiers(file: SourceFile, list: WordList): Piece[] {
  return listIdentifiers(file).flatMap(({ text, start }) => {
    const message = checkNameOfCode(file, text, list);
    if (message !== null) return [{ text: message, start }];
    if (PROMISE.test(text)) return [];
    return listRefused(text.match(PARTS) ?? [], list).map((message) => ({
      text: `${text}: ${message}`,
      start,
    }));
  });
}

/** The names of tables and columns that queries use. */
function checkQueries(file: SourceFile, list: WordList): Piece[] {
  return listQueries(file).flatMap((query) =>
    matchAll(query, NAME, ([name], start) => {
      const text = checkNameOfCode(file, name, list);
      return text === null ? null : { text, start };
    }),
  );
}

function checkNameOfCode({ path }: SourceFile, name: string, { identifiers }: WordList): string | null {
  const { folder, remedy } = identifiers.get(name) ?? {};
  return remedy === undefined || (folder !== undefined && !path.startsWith(`${folder}/`))
    ? null
    : `${name}: write ${remedy}`;
}

function checkProse({ text, start }: Piece, list: WordList): Piece[] {
  const isAboutPromises = PROMISE.test(text);
  const words = [...text.matchAll(WORD)].flatMap((match) =>
    (isAboutPromises && /^settle/i.test(match[0]) ? [] : listRefused([match[0]], list)).map((message) => ({
      text: message,
      start: start + match.index,
    })),
  );
  const several = list.several.flatMap(({ pattern, remedy }) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
      text: `"${found.replace(/[\s*/]+/g, ' ')}" is refused here: write ${remedy}`,
      start: start + index,
    })),
  );
  return [...words, ...several];
}

function listRefused(words: string[], { single }: WordList): string[] {
  return words.flatMap((word) => {
    const refusal = single.find(({ pattern }) => pattern.test(word));
    return refusal === undefined ? [] : [`"${word}" is refused here: write ${refusal.remedy}`];
  });
}
