import { fileURLToPath } from 'node:url';

const transform = {
  '\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true, decorators: true },
        transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      },
      module: { type: 'es6' },
    },
  ],
};

const rootDir = fileURLToPath(new URL('..', import.meta.url));

const shared = {
  rootDir,
  transform,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.data'],
  testEnvironmentOptions: { customExportConditions: ['@crewdeck/source', 'browser'] },
};

/** `*.spec.ts` runs in Node, `*.spec.tsx` in a DOM. */
export default {
  rootDir,
  maxWorkers: '100%',
  // Node 20 keeps every ES module that a file has run, 25 MB for one that starts the API: a worker that has many begins anew.
  workerIdleMemoryLimit: '500MB',
  // A limit for what hangs, not a measure: CI machines are slow and shared.
  testTimeout: 60_000,
  globalSetup: '<rootDir>/jest/open-temp-folder.mjs',
  globalTeardown: '<rootDir>/jest/remove-temp-folder.mjs',
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{stack,bench,edge,packages/*,mf-*,shell}/src/**/*.spec.ts'],
      testEnvironmentOptions: { customExportConditions: ['@crewdeck/source', 'node', 'node-addons'] },
    },
    {
      ...shared,
      displayName: 'api',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/api/{src,test}/**/*.spec.ts'],
      testEnvironmentOptions: { customExportConditions: ['@crewdeck/source', 'node', 'node-addons'] },
      globalSetup: '<rootDir>/jest/start-database.mjs',
      globalTeardown: '<rootDir>/jest/stop-database.mjs',
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jest-environment-jsdom',
      testMatch: ['<rootDir>/{packages/*,mf-*,shell}/src/**/*.spec.tsx'],
      moduleNameMapper: { '\\.css$': '<rootDir>/jest/style-stub.mjs' },
      setupFiles: ['<rootDir>/jest/jsdom-globals.mjs'],
      setupFilesAfterEnv: ['@testing-library/jest-dom', '<rootDir>/jest/patient-queries.mjs'],
    },
  ],
};
