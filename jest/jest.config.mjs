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

/**
 * They mock modules, make time pass, replace parts of the window, change the folder of their process, or need a module that
 * remembers nothing yet: only Jest's own runner can.
 */
const ALONE = [
  'api/src/platform/errors/error-sentences.spec.ts',
  'packages/contract/src/events.spec.ts',
  'packages/crewdeck/src/release/commands/describe-publication.spec.ts',
];
const ALONE_IN_A_DOM = [
  'mf-hackathons/src/{hooks/use-hackathon-filters,pages/hackathon-projects}.spec.tsx',
  'mf-invites/src/components/activity-list.spec.tsx',
  'mf-profile/src/pages/{dashboard,profile}-page.spec.tsx',
  'mf-projects/src/pages/project-invite.spec.tsx',
  'packages/module-sdk/src/{http/watch-calls,navigation/use-typed-text}.spec.tsx',
  'packages/ui-kit/src/{dialogs/picture-dialog,navigation/nav-menu}.spec.tsx',
  'shell/src/{app/router,modules/module-slot,push/push-here,session/session-start}.spec.tsx',
  'shell/src/modules/{loading/loading,registry/*,reports/*}.spec.tsx',
  'shell/src/pages/{account/email-change,sign-in/sign-up-page}.spec.tsx',
];

/** @param {readonly string[]} specs */
const inRoot = (specs) => specs.map((spec) => `<rootDir>/${spec}`);
/** @param {readonly string[]} specs */
const without = (specs) => specs.map((spec) => `!**/${spec}`);

/** Without a context for each file: a worker loads what specs share once, and code runs at full speed. That takes half of the time. */
const light = isCovered ? {} : { runner: 'jest-light-runner' };
const lightNode = {
  ...nodeProject,
  ...shared,
  ...light,
  setupFilesAfterEnv: ['<rootDir>/jest/limit-tests.mjs', ...(isCovered ? ['<rootDir>/jest/global-jest.mjs'] : [])],
};
const lightDom = {
  ...domProject,
  ...shared,
  ...light,
  ...(isCovered
    ? {}
    : {
        setupFiles: ['<rootDir>/jest/shared-dom.mjs', ...domProject.setupFiles],
        setupFilesAfterEnv: [
          '<rootDir>/jest/limit-tests.mjs',
          ...domProject.setupFilesAfterEnv,
          '<rootDir>/jest/clean-dom.mjs',
        ],
      }),
};

/** `*.spec.ts` runs in Node, `*.spec.tsx` in a DOM. */
export default {
  rootDir,
  // Specs also wait for processes and PostgreSQL, so one worker more than there are cores keeps the cores busy.
  maxWorkers: availableParallelism() + 1,
  // Node 20 keeps every module that Jest has run in a context. A worker with many is replaced.
  workerIdleMemoryLimit: '1GB',
  testSequencer: '<rootDir>/jest/labs-first.mjs',
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
      ...lightNode,
      displayName: 'node',
      testMatch: ['<rootDir>/{stack,cluster,bench,edge,packages/*}/src/**/*.spec.ts', ...without(ALONE)],
    },
    {
      ...lightNode,
      displayName: 'api',
      testMatch: ['<rootDir>/api/{src,test}/**/*.spec.ts', ...without(ALONE)],
      globalSetup: '<rootDir>/jest/start-database.mjs',
      globalTeardown: '<rootDir>/jest/stop-database.mjs',
    },
    {
      ...nodeProject,
      ...shared,
      displayName: 'modules',
      testMatch: ['<rootDir>/{mf-*,shell}/src/**/*.spec.ts', ...inRoot(ALONE)],
    },
    {
      ...lightDom,
      displayName: 'browser',
      testMatch: [
        '<rootDir>/{packages/*,packages/crewdeck/template,mf-*,shell}/src/**/*.spec.tsx',
        ...without(ALONE_IN_A_DOM),
      ],
    },
    {
      ...domProject,
      ...shared,
      displayName: 'browser alone',
      testMatch: inRoot(ALONE_IN_A_DOM),
    },
  ],
};
