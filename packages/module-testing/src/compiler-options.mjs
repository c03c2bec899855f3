/** How SWC compiles what specs run: TypeScript with decorators, and JSX. */
export const COMPILER_OPTIONS = /** @type {const} */ ({
  swcrc: false,
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
  },
  module: { type: 'es6' },
});
