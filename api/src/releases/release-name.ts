import type { ReleaseReport } from '@crewdeck/contract';

export type ReleaseName = Pick<ReleaseReport, 'module' | 'release'>;

/** A release by its full name, `mf-profile@1.4.2-ab12cd34`, as `X-Module` has it. */
export function fullNameOf({ module, release }: ReleaseName): string {
  return `${module}@${release}`;
}
