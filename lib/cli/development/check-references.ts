/*
 * npm run references: citations, names of files and links that lead nowhere, and refused words, in every script, style
 * sheet, migration and document of the repository; folders with too many files. Prints one line for each and exits with 1
 * where there are any. Needs git.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { checkFolders, listProductFiles } from './references/check-folders';
import { checkReferences } from './references/check-references';
import { checkWords, parseWordList } from './references/check-words';

const CHECKED = /\.(?:tsx?|[cm]?js|scss|sql|md|ya?ml|sh)$|^\.ci\/run$|^\.env\.example$/;
/** Texts of the catalogue and of examples, and what holds citations that lead nowhere on purpose. */
const LEFT_OUT =
  /^public\/|^lib\/.*\.md$|\/fixtures\/|^lib\/cli\/development\/references\/(?:check-references|document-index)\b/;
/** The page that lists the refused words. */
const WORD_LIST = 'docs/architecture.md';
/** May have a refused word in its name or text. */
const MAY_USE_ANY_WORD = new Set([WORD_LIST, 'lib/cli/development/references/check-words.test.ts']);

const paths = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file !== '' && existsSync(file));
const files = paths
  .filter((file) => CHECKED.test(file) && !LEFT_OUT.test(file))
  .map((file) => ({ path: file, text: readFileSync(file, 'utf8') }));

const words = parseWordList(readFileSync(WORD_LIST, 'utf8'));
const checkedForWords = files.filter((file) => !MAY_USE_ANY_WORD.has(file.path));
const findings = [
  ...checkReferences(files, paths),
  ...checkWords(checkedForWords, words),
  ...checkFolders(paths),
];
for (const { path, line, message } of findings) console.log(`${path}:${line}: ${message}`);
const productFiles = listProductFiles(paths).length;
console.log(`${files.length} files, of which ${productFiles} of the product: ${findings.length} findings`);
process.exitCode = findings.length === 0 ? 0 : 1;
