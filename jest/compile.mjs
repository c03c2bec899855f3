import { register } from 'node:module';

/** `node --import` loads this, so that Node itself can run specs in TypeScript. Their decorators need a compiler: Node only strips types. */
register('./compile-hooks.mjs', import.meta.url);
