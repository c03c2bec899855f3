// In place of the federation runtime's own file of this name. Its build flag for hosts without manifests leaves the handler of
// their snapshots in; here is the one that it has for runtimes without remotes, which does nothing.
export { DisabledSnapshotHandler as SnapshotHandler } from '#disabled-snapshot-handler';

/** What a snapshot says of a remote. */
export const getGlobalRemoteInfo = () => ({});
