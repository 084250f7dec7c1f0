import { checkFolders, listProductFiles } from './check-folders';

const list = (folder: string, count: number, ending = '.ts') =>
  Array.from({ length: count }, (_, index) => `${folder}/file-${index}${ending}`);

it('names the folders with more than 25 product files', () => {
  const paths = [...list('lib/full', 25), ...list('lib/over', 26), ...list('app/[locale]/over', 27, '.tsx')];
  expect(checkFolders(paths).map(({ path, message }) => `${path} ${parseInt(message)}`)).toEqual([
    'app/[locale]/over 27',
    'lib/over 26',
  ]);
});

it('counts no tests, styles, messages or files for engineers', () => {
  const others = [
    ...[
      'lib/a.test.ts',
      'lib/source-contract.ts',
      'lib/a/testing/b.ts',
      'lib/testing/c.ts',
      'app/d.bench.tsx',
    ],
    ...[
      'components/a.module.scss',
      'lib/i18n/messages/en/index.ts',
      'lib/cli/development/test-all.ts',
      'e2e/a.ts',
    ],
  ];
  expect(listProductFiles([...others, 'lib/a.ts', 'lib/url/rewrites.js', 'components/a.tsx'])).toEqual([
    'lib/a.ts',
    'lib/url/rewrites.js',
    'components/a.tsx',
  ]);
});
