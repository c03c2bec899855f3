export * from './constants.ts';
export * from './deadline.ts';
export * from './error-codes.ts';
export * from './fields.ts';
export * from './invite-pause.ts';
export * as paths from './paths.ts';
export * from './team.ts';
export * from './text.ts';
export type * from './types.ts';
