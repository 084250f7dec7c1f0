import coreWebVitals from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';

// What may import what is checked by dependency-cruiser (.dependency-cruiser.mjs): in a tenth of the time.

const INNER_HTML = {
  // The name itself, wherever it stands: an attribute, a spread object, an argument of createElement.
  selector:
    ":matches(JSXIdentifier, Identifier)[name='dangerouslySetInnerHTML'], Literal[value='dangerouslySetInnerHTML']",
  message: 'Foreign text passes one guard: use components/ui/inline-json or components/ui/inline-script.',
};

const SEEDLESS = {
  name: 'fast-check',
  importNames: ['default'],
  message: 'Usual runs try the same cases each time: import from @/lib/testing/fast-check.',
};

/** Files, cookies and keys of Next that it does not document. */
const INTERNAL_NAME = String.raw`/(^|\u002F)next\u002Fdist\u002F|\.next\u002F|__prerender_bypass|__NA\b|__PRIVATE_NEXTJS/`;

const NEXT_INTERNALS = {
  selector: [
    `Literal[value=${INTERNAL_NAME}]`,
    `TemplateElement[value.raw=${INTERNAL_NAME}]`,
    `Identifier[name=${INTERNAL_NAME}]`,
  ].join(', '),
  message: 'What Next does not document is used in lib/server/next-seams alone (docs/architecture.md §6).',
};

const DATA_CACHE = {
  selector: "Identifier[name='unstable_cache']",
  message:
    "What Next's data cache does to pages is used in lib/server/next-seams alone (docs/architecture.md §6).",
};

const config = [
  { ignores: ['.next/**', '.next-*/**', 'node_modules/**', 'next-env.d.ts', 'public/**', 'data/**'] },
  ...coreWebVitals,
  ...typescript,
  {
    files: ['**/*.{ts,tsx,js,cjs,mjs}'],
    rules: {
      'max-lines': ['error', { max: 200 }],
      'max-lines-per-function': ['error', { max: 60 }],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    rules: {
      'no-restricted-syntax': ['error', INNER_HTML],
      'import/no-default-export': 'error',
      'no-restricted-imports': ['error', SEEDLESS],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      // Pictures are SVG or come sized from the shop's own host: the optimiser would only add bytes of script.
      '@next/next/no-img-element': 'off',
    },
  },
  {
    // Elsewhere a new version of Next could break the site with nothing but these names to blame.
    files: ['{app,components,lib,e2e}/**/*.{ts,tsx,js,cjs,mjs}', 'instrumentation.ts'],
    ignores: ['lib/server/next-seams/**'],
    rules: { 'no-restricted-syntax': ['error', INNER_HTML, NEXT_INTERNALS, DATA_CACHE] },
  },
  {
    // Tests put something else in the place of that cache.
    files: ['{app,lib}/**/*.test.{ts,tsx}'],
    ignores: ['lib/server/next-seams/**'],
    rules: { 'no-restricted-syntax': ['error', INNER_HTML, NEXT_INTERNALS] },
  },
  {
    // A route file only routes (docs/architecture.md, rule 1).
    files: ['app/**/page.tsx', 'app/**/*-page.tsx'],
    rules: { 'max-lines': ['error', { max: 80 }] },
  },
  {
    // No components and no hooks here: the React rules, which run its compiler, would take half of the time.
    files: ['lib/**', 'e2e/**', '*.{ts,mjs}'],
    ignores: ['lib/browser/**'],
    rules: Object.fromEntries(listReactRules().map((name) => [name, 'off'])),
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/*-contract.ts', 'e2e/**/*.ts', 'lib/testing/**'],
    rules: { 'max-lines': ['error', { max: 300 }], 'max-lines-per-function': 'off' },
  },
  {
    // Places where Next and the tools want a default export.
    files: ['app/**/*.{ts,tsx}', '*.{mjs,ts}', 'e2e/**/*.config.ts', '**/*.d.ts'],
    rules: { 'import/no-default-export': 'off' },
  },
];

function listReactRules() {
  return coreWebVitals
    .flatMap(({ rules = {} }) => Object.keys(rules))
    .filter((name) => /^react(-hooks)?\//.test(name));
}

export default config;
