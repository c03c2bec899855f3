import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { domProject, nodeProject, TEST_TIMEOUT_MS } from '@crewdeck/module-testing';

const rootDir = fileURLToPath(new URL('..', import.meta.url));

const shared = {
  rootDir,
  modulePathIgnorePatterns: ['/dist/', '/\\.data', '/\\.packages/'],
  testPathIgnorePatterns: ['/node_modules/', ...(process.env.CREWDECK_LABS ? [] : ['\\.lab\\.spec\\.ts$'])],
};

/** Only Jest's own runner measures coverage. */
const isCovered = process.argv.includes('--coverage');

/** This spec mocks a module, which only Jest's own runner can. */
const MOCKS_A_MODULE = 'api/src/platform/errors/error-sentences.spec.ts';

/** `*.spec.ts` runs in Node, `*.spec.tsx` in a DOM. */
export default {
  rootDir,
  // Specs also wait for processes and PostgreSQL, so one worker more than there are cores keeps the cores busy.
  maxWorkers: availableParallelism() + 1,
  // Node 20 keeps every module that Jest has run in a context. A worker with many is replaced.
  workerIdleMemoryLimit: '1GB',
  testTimeout: TEST_TIMEOUT_MS,
  coverageProvider: 'v8',
  coverageReporters: ['text-summary'],
  // What a spec builds its case with is no part of the product.
  collectCoverageFrom: [
    '{api,edge,shell,mf-*,packages/*,stack}/src/**/*.{ts,tsx}',
    '!**/*.spec.{ts,tsx}',
    '!**/testing/**',
    '!**/*.d.ts',
  ],
  globalSetup: '<rootDir>/jest/open-temp-folder.mjs',
  globalTeardown: '<rootDir>/jest/remove-temp-folder.mjs',
  projects: [
    {
      ...nodeProject,
      ...shared,
      displayName: 'node',
      testMatch: [
        '<rootDir>/{stack,cluster,bench,edge,packages/*,mf-*,shell}/src/**/*.spec.ts',
        `<rootDir>/${MOCKS_A_MODULE}`,
      ],
    },
    {
      ...nodeProject,
      ...shared,
      displayName: 'api',
      // Without a context for each file: a worker loads the API once, and code runs at full speed. That takes two fifths of the time.
      ...(isCovered ? {} : { runner: 'jest-light-runner' }),
      setupFilesAfterEnv: ['<rootDir>/jest/limit-tests.mjs', ...(isCovered ? ['<rootDir>/jest/global-jest.mjs'] : [])],
      testMatch: ['<rootDir>/api/{src,test}/**/*.spec.ts'],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, MOCKS_A_MODULE],
      globalSetup: '<rootDir>/jest/start-database.mjs',
      globalTeardown: '<rootDir>/jest/stop-database.mjs',
    },
    {
      ...domProject,
      ...shared,
      displayName: 'browser',
      testMatch: ['<rootDir>/{packages/*,packages/crewdeck/template,mf-*,shell}/src/**/*.spec.tsx'],
    },
  ],
};
