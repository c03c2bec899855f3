export { startDatabase } from './database.ts';
export { findFreePorts } from './ports.ts';
export { publishBuild } from './releases/publish-builds.ts';
export type { ReleaseAccess } from './releases/release-access.ts';
export { EXIT_WITH_PARENT } from './services/node-service.ts';
export type { ServiceName, StackOptions } from './stack.ts';
export { Stack } from './stack.ts';
