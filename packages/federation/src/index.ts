export { BrotliPlugin } from './brotli-plugin.ts';
export { buildHash } from './build-hash.ts';
export { moduleConfig, shellConfig } from './preset.ts';
