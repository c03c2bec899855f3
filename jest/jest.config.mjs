import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { domProject, nodeProject, TEST_TIMEOUT_MS } from '@crewdeck/module-testing';

const rootDir = fileURLToPath(new URL('..', import.meta.url));

const shared = {
  rootDir,
  modulePathIgnorePatterns: ['/dist/', '/\\.data', '/\\.packages/'],
  testPathIgnorePatterns: ['/node_modules/', ...(process.env.CREWDECK_LABS ? [] : ['\\.lab\\.spec\\.ts$'])],
};

/** It mocks a module, which needs a context of its own. */
const MOCKS_A_MODULE = 'api/src/platform/errors/error-sentences.spec.ts';

/** `*.spec.ts` runs in Node, `*.spec.tsx` in a DOM. */
export default {
  rootDir,
  // Specs wait for processes and PostgreSQL a fifth of their time, so one worker more than there are cores keeps all of them busy.
  maxWorkers: availableParallelism() + 1,
  // Node 20 keeps every ES module that a file has run, 25 MB for one that starts the API: a worker that has many begins anew.
  workerIdleMemoryLimit: '1GB',
  testTimeout: TEST_TIMEOUT_MS,
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
      // In Node itself, in a third of the time: a worker loads the API once for all of its files, and no context slows it down.
      runner: 'jest-light-runner',
      setupFilesAfterEnv: ['<rootDir>/jest/limit-tests.mjs'],
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
