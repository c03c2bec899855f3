import { moduleNameSchema, releaseIdSchema } from '@crewdeck/contract/schemas';

/** Names of files as a record may hold them: nothing hidden, and no way up. */
const PATH = /^\/?([^/]+)\/([^/]+)\/(\w[\w.-]*(?:\/\w[\w.-]*)*)$/;
const RECORD_FILE = 'release.json';

export interface ReleasePath {
  module: string;
  releaseId: string;
  file: string;
}

/**
 * Reads `<module>/<release>/<file>`, decoded. `null` when it can name no file of a release. The record is not one: it says
 * who published it, which is for ops.
 */
export function parseReleasePath(path: string): ReleasePath | null {
  const [, moduleName, id, file] = PATH.exec(path) ?? [];
  const module = moduleNameSchema.safeParse(moduleName);
  const releaseId = releaseIdSchema.safeParse(id);
  if (!module.success || !releaseId.success || !file || file === RECORD_FILE) return null;
  return { module: module.data, releaseId: releaseId.data, file };
}
