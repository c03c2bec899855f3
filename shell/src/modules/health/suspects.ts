import type { PageRelease } from '@crewdeck/releases/host-document';
import { readModule } from '../registry/page-registry.ts';
import { nameOf } from './set-aside.ts';

/** Releases whose code has run in this page, by name, the latest last. */
const ran = new Map<string, PageRelease>();
/** By name of a release: the one that was to be tried before it, and whose code has run in this page. */
const suspects = new Map<string, PageRelease>();

/** The code of a release has run: whatever it has changed in this page stays. */
export function noteRun(release: PageRelease): void {
  ran.delete(nameOf(release));
  ran.set(nameOf(release), release);
  const { candidates } = readModule(release.module);
  const place = candidates.findIndex((it) => it.release === release.release);
  if (place < 0) return;
  for (const later of candidates.slice(place + 1)) suspects.set(nameOf(later), release);
}

/** Of whom a failure is told: what fails of a last good release, where the one it stands in for has run first, is that one's. */
export function culpritOf(release: PageRelease): PageRelease {
  return suspects.get(nameOf(release)) ?? release;
}

/** The release of that name, or else the one that ran last, if its code has run in this page. */
export function findRun(name?: string): PageRelease | undefined {
  return name ? ran.get(name) : [...ran.values()].at(-1);
}
