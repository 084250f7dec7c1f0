import path from 'node:path';
import { describeRepository, DOCUMENT, withoutFences, type Repository } from './document-index';
import {
  blank,
  getLine,
  isScript,
  listComments,
  matchAll,
  type Finding,
  type Piece,
  type SourceFile,
} from './source-text';

/** Between two words of a citation, a comment may go on in the next line. */
const GAP = String.raw`(?:\s*\n\s*(?:\*|\/\/|#)\s*|\s+)?`;
const NUMBER = String.raw`\d+(?:\.\d+)*`;
const MORE = `(?:,|${GAP}(?:and|to|or)\\b)${GAP}`;
const ONE = String.raw`(?:§|rule\b|section\b)${GAP}${NUMBER}`;
const SEVERAL = String.raw`(?:rules|sections|§§)${GAP}${NUMBER}(?:${MORE}${NUMBER})*`;
/** "docs/x.md §7", "docs/x.md §3, §5 and §7", "docs/x.md, rules 3 and 5", "docs/x.md 4.6", or the document alone. */
const CITATION = new RegExp(
  String.raw`(?<![\w/.<>*{}-])(?<document>(?:\.{0,2}[\w-]*\/)*[\w-]+\.md)\b(?:,?${GAP}(?<numbers>${SEVERAL}|${ONE}(?:${MORE}${ONE})*|\d+(?:\.\d+)+))?`,
  'g',
);
const SPECIFICATION = 'docs/specification.md';
/** A file that is only spoken of: "guide.md:4". */
const EXAMPLE_START = /["'`]$/;
const FOREIGN = /\b[Ss]pec(?:ification)?\s*§|\bREADME,?\s+rules?\b/g;
const OWN_NUMBER = new RegExp(`§${GAP}(${NUMBER})`, 'g');
/** A standard names itself before its section: "RFC 9110 §8.8", "WOFF 1.0 §4". */
const STANDARD = /\b(?!Spec)[A-Z][\w-]*(?: [\d.]+)?,?\s*$/;
const ROOTED_PATH =
  /(?<![\w/.@<>-])(?:app|components|lib|e2e|docs|styles|public|deploy|\.github|\.ci)\/[\w./[\]()@-]*[\w\]]/g;
const FILE_NAME = /(?<![\w/.<>*{}-])[a-z][\w-]*(?:\.[\w-]+)*\.(?:tsx?|[cm]?js|scss)\b/g;
const PLACEHOLDER = /^[*<{…]|^\/[*<{…]/;
const OMITTED_ENDINGS = ['', '.ts', '.tsx', '.js', '.md', '/index.ts'];
const LINK = /(?:\]\(|<img [^>]*src="|^\[[^\]]+\]:\s*)([^)\s">]+)/gm;
/** Made by a command and kept out of the repository. */
const GENERATED = new Set(['public/static-data']);
/** Libraries whose names look like files. */
const LIBRARIES = new Set(['highlight.js']);
const OUTSIDE = /^(?:[a-z]+:|\/\/|\/|\{)/;
const INLINE_CODE = /`[^`\n]+`/g;

/**
 * Citations of documents, sections, rules and files, and links between documents, that lead nowhere. `files` are those to
 * check, `paths` all files of the repository, from its root.
 */
export function checkReferences(files: SourceFile[], paths: Iterable<string>): Finding[] {
  const repository = describeRepository(files, [...paths]);
  return files.flatMap((file) => {
    const found = DOCUMENT.test(file.path) ? checkDocument(file, repository) : checkCode(file, repository);
    const unique = new Map(found.map((piece) => [`${piece.start} ${piece.text}`, piece]));
    return [...unique.values()]
      .sort((a, b) => a.start - b.start)
      .map(({ start, text }) => ({ path: file.path, line: getLine(file.text, start), message: text }));
  });
}

/** Citations of docs/ anywhere in a script, in messages too; names of files in comments alone. */
function checkCode(file: SourceFile, repository: Repository): Piece[] {
  const comments = listComments(file);
  const whole = isScript(file.path) ? [{ text: file.text, start: 0 }] : [];
  return [
    ...whole.flatMap((piece) => checkCitations(piece, file.path, repository, /^docs\//)),
    ...[...comments, ...whole].flatMap(checkForeign),
    ...comments.flatMap((piece) => [
      ...checkCitations(piece, file.path, repository, /./),
      ...checkBareNumbers(piece),
      ...checkPaths(piece, repository),
      ...checkNames(piece, repository),
    ]),
  ];
}

function checkDocument(file: SourceFile, repository: Repository): Piece[] {
  const text = withoutFences(file.text);
  const whole = { text, start: 0 };
  const code = matchAll(whole, INLINE_CODE, ([span], start) => ({ text: span, start }));
  return [
    ...checkCitations(whole, file.path, repository, /^docs\//),
    ...checkForeign({ text: text.replace(INLINE_CODE, blank), start: 0 }),
    ...checkOwnNumbers(file.path, whole, repository),
    ...code.flatMap((piece) => checkPaths(piece, repository)),
    ...checkLinks(file.path, { text: text.replace(INLINE_CODE, blank), start: 0 }, repository),
  ];
}

function checkCitations(piece: Piece, from: string, repository: Repository, scope: RegExp): Piece[] {
  return matchAll(piece, CITATION, (match, start) => {
    const { document = '', numbers } = match.groups ?? {};
    const isExample = EXAMPLE_START.test(piece.text.slice(0, match.index)) && !document.startsWith('docs/');
    if (isExample || !scope.test(document)) return null;
    const beside = path.posix.join(path.posix.dirname(from), document);
    const target = [document, beside].find((name) => repository.paths.has(name));
    if (target === undefined) {
      const known = repository.paths.has(`docs/${path.posix.basename(document)}`);
      const remedy = known
        ? `write docs/${path.posix.basename(document)}`
        : 'cite a page of docs/ or drop it';
      return { text: `there is no ${document}: ${remedy}`, start };
    }
    const index = repository.documents.get(target);
    const missing = listNumbers(numbers).find(
      (number) => index?.numbers.has(number.replace('§', '')) === false,
    );
    if (missing !== undefined) return { text: `${target} has no ${missing}: cite one that it has`, start };
    // Code cites the rule that it follows, so that a search for the rule finds it.
    const isWhole = (number: string) => target === SPECIFICATION && !number.includes('.');
    const section = DOCUMENT.test(from) ? undefined : listNumbers(numbers).find(isWhole);
    return section === undefined
      ? null
      : { text: `${target} ${section} is a whole section: cite the rule, such as ${section}.1`, start };
  });
}

function listNumbers(numbers = ''): string[] {
  return [...numbers.matchAll(new RegExp(NUMBER, 'g'))].map(([number]) =>
    /^rule/.test(numbers) ? `rule ${number}` : `§${number}`,
  );
}

function checkForeign(piece: Piece): Piece[] {
  return matchAll(piece, FOREIGN, ([words], start) => ({
    text: words.startsWith('README')
      ? 'README.md has no rules: cite docs/architecture.md, rule N'
      : `"${words}" is no file: write ${SPECIFICATION} §N.N`,
    start,
  }));
}

/** In code a "§" belongs to a document or a standard that is named before it. */
function checkBareNumbers({ text, start }: Piece): Piece[] {
  const rest = text.replace(CITATION, blank).replace(FOREIGN, blank);
  return matchAll({ text: rest, start }, OWN_NUMBER, ([words], offset) =>
    STANDARD.test(rest.slice(0, offset - start))
      ? null
      : { text: `"${words}" of what? Write ${SPECIFICATION} before it`, start: offset },
  );
}

/** In a document of docs/ a "§" without another document before it is its own. */
function checkOwnNumbers(file: string, { text }: Piece, repository: Repository): Piece[] {
  const rest = { text: text.replace(CITATION, blank), start: 0 };
  const numbers = repository.documents.get(file)?.numbers;
  return matchAll(rest, OWN_NUMBER, ([, number = ''], start) =>
    numbers?.has(number)
      ? null
      : { text: `${file} has no §${number}: cite one that it has, or name the document`, start },
  );
}

function checkPaths(piece: Piece, { paths }: Repository): Piece[] {
  return matchAll(piece, ROOTED_PATH, ([cited], start) => {
    const rest = piece.text.slice(start - piece.start + cited.length);
    const isKnown = OMITTED_ENDINGS.some((ending) => paths.has(cited + ending));
    if (isKnown || PLACEHOLDER.test(rest) || GENERATED.has(cited) || cited.endsWith('.md')) return null;
    return { text: `there is no ${cited}: name a file that there is`, start };
  });
}

function checkNames(piece: Piece, { names }: Repository): Piece[] {
  return matchAll(piece, FILE_NAME, ([name], start) =>
    names.has(name) || LIBRARIES.has(name)
      ? null
      : { text: `there is no file ${name}: name one that there is`, start },
  );
}

function checkLinks(from: string, piece: Piece, repository: Repository): Piece[] {
  return matchAll(piece, LINK, ([, link = ''], start) => {
    if (OUTSIDE.test(link)) return null;
    const [target = '', fragment] = link.split('#');
    const file = target === '' ? from : path.posix.join(path.posix.dirname(from), decodeURI(target));
    if (!repository.paths.has(file.replace(/\/$/, ''))) {
      return { text: `the link ${link} leads nowhere: link a file that there is`, start };
    }
    const index = repository.documents.get(file);
    if (fragment === undefined || index === undefined || index.fragments.has(fragment)) return null;
    return { text: `${file} has no heading #${fragment}: link one that it has`, start };
  });
}
