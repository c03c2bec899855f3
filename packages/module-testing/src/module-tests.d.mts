import type { Config } from 'jest';

/** Jest's configuration of a module: `*.spec.ts` runs in Node, `*.spec.tsx` in a DOM. */
export function moduleTests(directory: string): Config;
