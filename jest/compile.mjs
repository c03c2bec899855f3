import { register } from 'node:module';

/** Node then runs TypeScript with decorators, for specs that run in Node itself. */
register('./compile-hooks.mjs', import.meta.url);
