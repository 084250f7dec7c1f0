import coreWebVitals from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';

const HOUSE_ZONES = [
  {
    target: './lib',
    from: ['./app', './components', './e2e'],
    message: 'lib imports nothing above it (docs/architecture.md, rule 5).',
  },
  {
    target: './components',
    from: ['./app', './e2e'],
    message: 'components never import routes (docs/architecture.md, rule 5).',
  },
  {
    target: './components/ui',
    from: ['./components'],
    except: ['./ui'],
    message:
      'Primitives know no nouns: components/ui imports only itself and lib (docs/architecture.md, rule 7).',
  },
  {
    target: ['./app', './components'],
    from: ['./lib/catalogue/database', './lib/catalogue/http', './lib/catalogue/static-data'],
    message: 'One door to data: import lib/catalogue (docs/architecture.md, rule 3).',
  },
  {
    target: './lib/!(catalogue|cli|testing)/**/*',
    from: ['./lib/catalogue/database', './lib/catalogue/http', './lib/catalogue/static-data'],
    message: 'Only lib/catalogue knows its adapters (docs/architecture.md, rule 3).',
  },
];

const config = [
  { ignores: ['.next/**', '.next-*/**', 'node_modules/**', 'next-env.d.ts', 'public/**', 'data/**'] },
  ...coreWebVitals,
  ...typescript,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    rules: {
      'max-lines': ['error', { max: 200 }],
      'max-lines-per-function': ['error', { max: 60 }],
      'no-restricted-syntax': [
        'error',
        {
          // The name itself, wherever it stands: an attribute, a spread object, an argument of createElement.
          selector:
            ":matches(JSXIdentifier, Identifier)[name='dangerouslySetInnerHTML'], Literal[value='dangerouslySetInnerHTML']",
          message:
            'Foreign text passes one guard: use components/ui/inline-json or components/ui/inline-script.',
        },
      ],
      'import/no-cycle': ['error', { ignoreExternal: true }],
      'import/no-restricted-paths': ['error', { zones: HOUSE_ZONES }],
      'import/no-default-export': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      // Pictures are SVG or come sized from the shop's own host: the optimiser would only add bytes of script.
      '@next/next/no-img-element': 'off',
    },
  },
  {
    files: ['components/**/*.{ts,tsx}'],
    ignores: ['**/*.test.tsx'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@/lib/catalogue',
              message: 'Components take only types from the catalogue (docs/architecture.md, rule 5).',
              allowTypeImports: true,
            },
          ],
        },
      ],
    },
  },
  {
    files: ['app/**/page.tsx'],
    rules: { 'max-lines': ['error', { max: 80 }] },
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

export default config;
