import { jest } from '@jest/globals';

// The light runner gives each spec a global `jest`. Jest's own runner, which measures coverage, gives ES modules none.
globalThis.jest = jest;
