export { publishRelease, readRecord, readRelease } from './directory-store.ts';
export {
  FEDERATION_RUNTIME_GLOBAL,
  HOST_DOCUMENT_ID,
  type HostConfig,
  type HostDocument,
  type LiveModule,
  THEME_COOKIE,
} from './host-document.ts';
export { integrityOf } from './integrity.ts';
export { EMPTY_REGISTRY, parseRegistry, type Registry, readRegistry, withLive, writeRegistry } from './registry.ts';
export {
  containerNameOf,
  type Publication,
  type ReleaseRecord,
  releaseIdOf,
  releaseRecordSchema,
} from './release-record.ts';
