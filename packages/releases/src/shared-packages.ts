/** What the shell gives to modules, so that none may carry a copy. */
export const NOT_IN_A_MODULE: readonly string[] = [
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'react-router-dom',
  '@tanstack/react-query',
  '@tanstack/query-core',
  'axios',
  'zustand',
  'firebase',
  'zod',
  '@module-federation/runtime',
  '@module-federation/runtime-core',
  '@module-federation/webpack-bundler-runtime',
  '@module-federation/sdk',
  '@crewdeck/module-sdk',
];
