import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

/** @type {import('jest').Config} */
const settings = {
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/lib/testing/jest-setup.ts'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^estree-walker$': '<rootDir>/node_modules/estree-walker/src/index.js',
  },
  // Databases are synced to the disk, which a busy machine may take seconds for.
  testTimeout: 20_000,
  testPathIgnorePatterns: ['/node_modules/', '/.next', '<rootDir>/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/.next'],
};

// The unified and intl packages are ESM only, so they are compiled like our own code.
export default async function config() {
  const jestConfig = await createJestConfig(settings)();
  jestConfig.transformIgnorePatterns = ['^.+\\.module\\.(css|sass|scss)$'];
  return jestConfig;
}
