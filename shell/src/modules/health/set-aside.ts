import type { PageRelease } from '@crewdeck/releases/host-document';
import { isPreviewed } from '../registry/page-registry.ts';
import { readNote, writeNote } from './session-notes.ts';

const SET_ASIDE = 'crewdeck-set-aside';

export type ReleaseId = Pick<PageRelease, 'module' | 'release'>;

/** `mf-explore@1.4.2-ab12cd34` */
export function nameOf({ module, release }: ReleaseId): string {
  return `${module}@${release}`;
}

/**
 * Remembers for as long as this tab is open that a release broke a page here. `false` where that is known already, or can't
 * be kept.
 */
export function setAside(name: string): boolean {
  const known = readNote<string[]>(SET_ASIDE) ?? [];
  return !known.includes(name) && writeNote(SET_ASIDE, [...known, name]);
}

/** The candidates without those that were set aside; all, where nothing else would be left. A preview is what was asked for. */
export function withoutSetAside(candidates: PageRelease[]): PageRelease[] {
  const known = readNote<string[]>(SET_ASIDE);
  if (!known) return candidates;
  const rest = candidates.filter((release) => isPreviewed(release) || !known.includes(nameOf(release)));
  return rest.length > 0 ? rest : candidates;
}
