import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { domProject, nodeProject, TEST_TIMEOUT_MS } from '@crewdeck/module-testing';

const rootDir = fileURLToPath(new URL('..', import.meta.url));

const shared = {
  rootDir,
  modulePathIgnorePatterns: ['/dist/', '/\\.data', '/\\.packages/'],
  testPathIgnorePatterns: ['/node_modules/', ...(process.env.CREWDECK_LABS ? [] : ['\\.lab\\.spec\\.ts$'])],
};

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
      testMatch: ['<rootDir>/{stack,cluster,bench,edge,packages/*,mf-*,shell}/src/**/*.spec.ts'],
    },
    {
      ...nodeProject,
      ...shared,
      displayName: 'api',
      testMatch: ['<rootDir>/api/{src,test}/**/*.spec.ts'],
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
