export * from './constants.ts';
export * from './error-codes.ts';
export * from './paths.ts';
export type * from './types.ts';
