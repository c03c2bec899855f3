import type { KeptRelease } from '@crewdeck/contract';
import { agoText } from '@crewdeck/releases/texts';
import { UsageError } from '../errors.ts';

const RELEASE_ID = /^\d+\.\d+\.\d+-[0-9a-f]{8}$/;
const VERSION = /^\d+\.\d+\.\d+$/;
const MOST_SUGGESTED = 5;

/**
 * The one kept release that a person means with a release id or a version.
 *
 * @throws UsageError when there is none, or when several have that version: it says which there are
 */
export function findRelease(module: string, wanted: string, kept: readonly KeptRelease[], now: number): KeptRelease {
  if (!RELEASE_ID.test(wanted) && !VERSION.test(wanted)) {
    throw new UsageError(`"${wanted}" is neither a version, as 1.4.2, nor a release, as 1.4.2-ab12cd34.`);
  }
  const [found, ...others] = kept.filter(({ release, version }) => release === wanted || version === wanted);
  if (found && others.length === 0) return found;
  const describe = ({ release, publishedAt, publishedBy }: KeptRelease) =>
    `  ${release}  published ${agoText(publishedAt, now)} by ${publishedBy}`;
  if (!found) {
    const latest = kept.slice(0, MOST_SUGGESTED).map(describe);
    const rest = latest.length > 0 ? `The latest are:\n${latest.join('\n')}` : 'It has none that are kept.';
    throw new UsageError(`${module} has no release ${wanted}. ${rest}`);
  }
  const candidates = [found, ...others].map(describe).join('\n');
  throw new UsageError(`Several releases of ${module} have version ${wanted}. Name one of them:\n${candidates}`);
}
