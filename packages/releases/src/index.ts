export { MINORS_AHEAD, type Offer, offerOf, problemsOf, satisfies } from './compatibility.ts';
export { EDGE_REPORT_AUDIENCE, EDGE_REPORT_HEADER, type EdgeReport } from './edge-report.ts';
export {
  FEDERATION_RUNTIME_GLOBAL,
  HOST_DOCUMENT_ID,
  type HostConfig,
  type HostDocument,
  type PageModule,
  type PagePlaces,
  type PagePreview,
  type PageRegistry,
  type PageRelease,
  PREVIEW_EXIT_PATH,
  retryPath,
  SHELL,
  SIGNED_IN_COOKIE,
  THEME_COOKIE,
  withoutRetry,
} from './host-document.ts';
export { integrityOf } from './integrity.ts';
export { neighbourProblems } from './neighbours.ts';
export { openStore } from './open-store.ts';
export { moduleFileSchema } from './places.ts';
export { digestOf, hasDigest } from './record-digest.ts';
export { EMPTY_REGISTRY, parseRegistry } from './registry.ts';
export {
  containerNameOf,
  type Host,
  type Publication,
  placeProblems,
  type ReleaseRecord,
  releaseIdOf,
  releaseRecordSchema,
} from './release-record.ts';
export { isSigned, requireSigned, signRelease } from './release-signature.ts';
export type { PublishedBuild, PublishOptions, ReleaseStore } from './release-store.ts';
export { isGuessableSecret, PREVIEW_AUDIENCE, SOURCE_MAPS_AUDIENCE, secretsSchema } from './secrets.ts';
export { newPrivateKey, publicKeyOf, readPrivateKey, type TrustedKeys, trustedKeysSchema } from './signing-keys.ts';
export { forEachConcurrently } from './stores/for-each-concurrently.ts';
export { type Build, readBuild } from './stores/read-build.ts';
