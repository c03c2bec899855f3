import { moduleNameSchema, releaseIdSchema } from '@crewdeck/contract/schemas';
import { fileNameSchema } from '../release-record.ts';

/** @throws Error for whatever is not a name: it could lead out of the store. */
export function validateNames(module: string, releaseId: string, file?: string): void {
  const areNames =
    moduleNameSchema.safeParse(module).success &&
    isReleaseId(releaseId) &&
    (file === undefined || fileNameSchema.safeParse(file).success);
  if (!areNames) throw new Error(`No name of a release or of its file: ${[module, releaseId, file].join(' ')}.`);
}

export function isReleaseId(name: string): boolean {
  return releaseIdSchema.safeParse(name).success;
}
