/*
 * What may import what (docs/architecture.md, rules 2 to 5 and 7): npm run lint:architecture.
 * Types count like values. Tests may reach into other rooms, but make no cycles either.
 */

import { readdirSync } from 'node:fs';

/** The rooms of lib in their order: each imports only those before it. */
const ROOMS = [
  ...['config', 'server', 'i18n', 'text', 'url', 'catalogue', 'offers', 'content', 'pages', 'art'],
  ...['discovery', 'browser', 'search', 'api', 'ads', 'feeds', 'demo', 'cli'],
];

/** The folders of components in their order: each imports only those before it. */
const COMPONENTS = [
  ...['ui', 'social', 'consent', 'newsletter', 'search', 'layout', 'catalogue', 'offer', 'saved'],
  ...['search-results', 'unsubscribe', 'article', 'brand', 'category', 'home'],
];

/**
 * Folders of lib that others use only through their index.ts, or that of a folder in them. The other rooms are pure
 * modules that browsers load one by one (docs/architecture.md, rule 3).
 */
const FACES = [
  ...['ads', 'api', 'art', 'catalogue', 'demo', 'feeds', 'pages', 'server'],
  ...['content/articles', 'content/info-pages', 'content/mail', 'content/markdown', 'content/preview'],
  ...['discovery/head', 'discovery/indexnow', 'discovery/json-ld', 'discovery/rss'],
  ...['discovery/site-files', 'discovery/sitemap', 'discovery/social'],
];

/**
 * Used past an index: seams with Next, of which commands load some without Next; what commands load to open a catalogue,
 * or to learn of it without its adapters; plain scripts, which the configuration of Next loads; a check of operators' files, which the
 * bundler would follow into their folders; what the page of an article loads, which no other page may pull in; and the time
 * limit of a page's reads, which the API uses where there is no Next.
 */
const FACELESS = [
  '^lib/server/next-seams/',
  '^lib/catalogue/(?:select-source|identify-catalogue|with-trusted-pictures)\\.ts$',
  '\\.js$',
  '^lib/content/info-pages/check-pages-dir\\.ts$',
  '^lib/pages/(?:article|page-load)\\.ts$',
];

const ADAPTERS = '^lib/catalogue/(database|http|static-data)/';
/** Tests and what only they use. */
const TESTS = String.raw`\.test\.tsx?$|/testing/|^lib/testing/|-contract\.ts$`;
/** Runs in browsers, too: may import a file itself, so that bundles stay small. */
const BROWSER_CODE = '^(components|lib/(ads|browser|offers|search))/';

const forbidden = [
  {
    name: 'no-cycles',
    severity: 'error',
    comment: 'Imports make no cycles, not even of types (docs/architecture.md, rule 5).',
    from: {},
    to: { circular: true },
  },
  {
    name: 'lib-knows-nothing-above',
    severity: 'error',
    comment: 'lib imports nothing above it (docs/architecture.md, rule 5).',
    from: { path: '^lib/', pathNot: TESTS },
    to: { path: '^(app|components|e2e)/' },
  },
  {
    name: 'components-know-no-routes',
    severity: 'error',
    comment: 'Components never import routes (docs/architecture.md, rule 5).',
    from: { path: '^components/' },
    to: { path: '^(app|e2e)/' },
  },
  {
    name: 'primitives-know-no-nouns',
    severity: 'error',
    comment: 'components/ui imports only itself and lib (docs/architecture.md, rules 5 and 7).',
    from: { path: '^components/ui/', pathNot: TESTS },
    to: { path: '^components/', pathNot: '^components/ui/' },
  },
  {
    name: 'one-door-to-data',
    severity: 'error',
    comment: 'Only lib/catalogue knows its adapters: import lib/catalogue (docs/architecture.md, rule 3).',
    from: { path: '^(app|components|lib)/', pathNot: ['^lib/(catalogue|cli)/', TESTS] },
    to: { path: ADAPTERS },
  },
  {
    name: 'components-take-types',
    severity: 'error',
    comment:
      'A component takes plain props: of the catalogue it imports types only (docs/architecture.md, rule 2).',
    from: { path: '^components/', pathNot: TESTS },
    to: { path: '^lib/catalogue/index\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'listing-is-sealed',
    severity: 'error',
    comment: 'The rest of the adapter uses listing/index.ts alone (docs/listing.md §4).',
    from: { path: '^lib/', pathNot: ['^lib/catalogue/database/listing/', TESTS] },
    to: { path: '^lib/catalogue/database/listing/', pathNot: [String.raw`/index\.ts$`] },
  },
  ...ROOMS.slice(0, -1).map((_, index) => buildOrderRule('lib', ROOMS, index)),
  ...COMPONENTS.slice(0, -1).map((_, index) => buildOrderRule('components', COMPONENTS, index)),
  ...FACES.map(buildFaceRule),
];

/** A folder that no list names would have no rule. */
function checkListed(parent, folders, apart = []) {
  const found = readdirSync(parent, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const unknown = found.map(({ name }) => name).filter((name) => ![...folders, ...apart].includes(name));
  if (unknown.length === 0) return;
  throw new Error(
    `${parent}/${unknown.join(', ')}: add it to the order of folders in .dependency-cruiser.mjs.`,
  );
}
checkListed('lib', ROOMS, ['testing']);
checkListed('components', COMPONENTS, ['testing']);

/** A folder imports none of those after it. */
function buildOrderRule(parent, folders, index) {
  return {
    name: `order-of-${parent}-${folders[index]}`,
    severity: 'error',
    comment: `Of two folders of ${parent} at most one imports the other, in the order of this list (docs/architecture.md, rule 5).`,
    from: { path: `^${parent}/${folders[index]}/`, pathNot: TESTS },
    to: { path: `^${parent}/(${folders.slice(index + 1).join('|')})/` },
  };
}

function buildFaceRule(folder) {
  return {
    name: `face-of-${folder.replaceAll('/', '-')}`,
    severity: 'error',
    comment: `Others use only what lib/${folder}/index.ts names (docs/architecture.md, rule 3).`,
    from: { path: '^(app|lib)/', pathNot: [`^lib/${folder.split('/')[0]}/`, BROWSER_CODE, TESTS] },
    to: { path: `^lib/${folder}/`, pathNot: [String.raw`/index\.ts$`, ...FACELESS, TESTS] },
  };
}

/** @type {import('dependency-cruiser').IConfiguration} */
const config = {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['node_modules', String.raw`\.(scss|json|woff2|md)$`, '^\\.next'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs'], mainFields: ['main'] },
    skipAnalysisNotInRules: true,
  },
};

export default config;
