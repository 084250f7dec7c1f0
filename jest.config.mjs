import { existsSync, statfsSync } from 'node:fs';
import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

/** A folder in memory, where Linux has one with room: databases of tests then wait for no disk. */
const MEMORY_FOLDER = '/dev/shm';
const LEAST_ROOM_BYTES = 1_000_000_000;

if (existsSync(MEMORY_FOLDER)) {
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
  if (bavail * bsize >= LEAST_ROOM_BYTES) process.env.TMPDIR = MEMORY_FOLDER;
}

/** Packages that are ES modules only, by how their names begin: they are compiled like our own code, no others are. */
const ES_MODULES = [
  '@formatjs/',
  '@mdx-js/',
  '@schummar/',
  '@serwist/',
  '@ungap/',
  'any-ascii',
  'bail',
  'ccount',
  'character-',
  'collapse-white-space',
  'comma-separated-tokens',
  'decode-named-character-reference',
  'devlop',
  'entities',
  'esast-',
  'escape-string-regexp',
  'estree-',
  'hast',
  'html-void-elements',
  'icu-minify',
  'idb',
  'intl-messageformat',
  'is-',
  'longest-streak',
  'lowlight',
  'markdown-',
  'mdast-',
  'micromark',
  'next/dist/compiled/@vercel/og',
  'next/dist/server/og',
  'next-mdx-remote',
  'next/dist/(?:server|compiled/@vercel)/og/',
  'parse-entities',
  'parse5',
  'property-information',
  'recma-',
  'rehype-',
  'remark-',
  'serwist',
  'space-separated-tokens',
  'stringify-entities',
  'trim-lines',
  'trough',
  'unified',
  'unist-',
  'use-intl',
  'vfile',
  'web-namespaces',
  'zwitch',
];

/** What is rendered, and what only runs in a browser, is tested in one's stead. */
const BROWSER_TESTS = [
  '**/*.test.tsx',
  '**/components/**/*.test.ts',
  '**/lib/{ads,browser,search}/**/*.test.ts',
];

/** @type {import('jest').Config} */
const SHARED = {
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^estree-walker$': '<rootDir>/node_modules/estree-walker/src/index.js',
  },
  setupFiles: ['<rootDir>/lib/testing/release-contexts.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/.next', '<rootDir>/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/.next'],
};

/** @param {import('jest').Config} settings */
async function createProject(settings) {
  const project = await createJestConfig({ ...SHARED, ...settings })();
  project.transformIgnorePatterns = [
    `/node_modules/(?!(?:.*/node_modules/)?(?:${ES_MODULES.join('|')}))`,
    '^.+\\.module\\.(css|sass|scss)$',
  ];
  return project;
}

export default async function config() {
  return {
    // Databases are synced to the disk, which a busy machine may take seconds for.
    testTimeout: 20_000,
    projects: [
      await createProject({
        displayName: 'node',
        testEnvironment: 'node',
        testMatch: ['**/*.test.ts', ...BROWSER_TESTS.map((pattern) => `!${pattern}`)],
      }),
      await createProject({
        displayName: 'browser',
        testEnvironment: 'jsdom',
        setupFilesAfterEnv: ['<rootDir>/lib/testing/jest-setup.ts'],
        testMatch: BROWSER_TESTS,
      }),
    ],
  };
}
