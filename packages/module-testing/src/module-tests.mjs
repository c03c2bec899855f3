import { fileURLToPath } from 'node:url';
import { COMPILER_OPTIONS } from './compiler-options.mjs';

/** @param {string} specifier */
const pathOf = (specifier) => fileURLToPath(import.meta.resolve(specifier));

const shared = {
  transform: { '\\.tsx?$': [pathOf('@swc/jest'), COMPILER_OPTIONS] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
};

/** A project of Jest for what runs in Node; the least that it still needs is `testMatch`. */
export const nodeProject = {
  ...shared,
  testEnvironment: pathOf('./node-environment.mjs'),
  testEnvironmentOptions: { customExportConditions: ['@crewdeck/source', 'node', 'node-addons'] },
};

/** A project of Jest for what runs in a DOM; the least that it still needs is `testMatch`. */
export const domProject = {
  ...shared,
  testEnvironment: pathOf('jest-environment-jsdom'),
  testEnvironmentOptions: { customExportConditions: ['@crewdeck/source', 'browser'] },
  moduleNameMapper: { '\\.css$': pathOf('./style-stub.mjs') },
  setupFiles: [pathOf('./jsdom-globals.mjs')],
  setupFilesAfterEnv: [pathOf('@testing-library/jest-dom'), pathOf('./patient-queries.mjs')],
};

/** A limit for what hangs, not a measure: CI machines are slow and shared. */
export const TEST_TIMEOUT_MS = 120_000;

/**
 * Jest's configuration of a module: `*.spec.ts` runs in Node, `*.spec.tsx` in a DOM.
 *
 * @param {string} directory of the module
 */
export function moduleTests(directory) {
  const rootDir = directory;
  return {
    rootDir,
    testTimeout: TEST_TIMEOUT_MS,
    projects: [
      { ...nodeProject, rootDir, displayName: 'node', testMatch: ['<rootDir>/src/**/*.spec.ts'] },
      { ...domProject, rootDir, displayName: 'browser', testMatch: ['<rootDir>/src/**/*.spec.tsx'] },
    ],
  };
}
