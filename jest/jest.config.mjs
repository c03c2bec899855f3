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

/** The first two mock a module, the last changes the folder of its process: only Jest's own runner can. */
const NOT_LIGHT = [
  'api/src/platform/errors/error-sentences.spec.ts',
  'packages/contract/src/events.spec.ts',
  'packages/crewdeck/src/release/commands/describe-publication.spec.ts',
];

/** Without a context for each file: a worker loads what specs share once, and code runs at full speed. That takes two fifths of the time. */
const light = {
  ...nodeProject,
  ...shared,
  ...(isCovered ? {} : { runner: 'jest-light-runner' }),
  setupFilesAfterEnv: ['<rootDir>/jest/limit-tests.mjs', ...(isCovered ? ['<rootDir>/jest/global-jest.mjs'] : [])],
  testPathIgnorePatterns: [...shared.testPathIgnorePatterns, ...NOT_LIGHT],
};

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
      ...light,
      displayName: 'node',
      testMatch: ['<rootDir>/{stack,cluster,bench,edge,packages/*}/src/**/*.spec.ts'],
    },
    {
      ...light,
      displayName: 'api',
      testMatch: ['<rootDir>/api/{src,test}/**/*.spec.ts'],
      globalSetup: '<rootDir>/jest/start-database.mjs',
      globalTeardown: '<rootDir>/jest/stop-database.mjs',
    },
    {
      ...nodeProject,
      ...shared,
      displayName: 'modules',
      testMatch: ['<rootDir>/{mf-*,shell}/src/**/*.spec.ts', ...NOT_LIGHT.map((file) => `<rootDir>/${file}`)],
    },
    {
      ...domProject,
      ...shared,
      displayName: 'browser',
      testMatch: ['<rootDir>/{packages/*,packages/crewdeck/template,mf-*,shell}/src/**/*.spec.tsx'],
    },
  ],
};
