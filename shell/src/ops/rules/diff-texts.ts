import type { RecordDiff } from '@crewdeck/releases/record-diff';

/** What comes and goes with a release besides files, a sentence for each kind. */
export function namedChanges({ widgets, packages, requires, pages }: RecordDiff): string[] {
  const added = pages.filter(({ from }) => from === null).map(({ page }) => page);
  const removed = pages.filter(({ to }) => to === null).map(({ page }) => page);
  return [
    ...changesOf('page', { added, removed }),
    ...changesOf('widget', widgets),
    ...changesOf('npm package', packages),
    ...requires.map(({ what, from, to }) => `Needs ${what} ${to}, where the live one needs ${from}.`),
  ];
}

function changesOf(what: string, { added, removed }: { added: string[]; removed: string[] }): string[] {
  const plural = (names: string[]) => (names.length === 1 ? what : `${what}s`);
  return [
    ...(added.length > 0 ? [`New ${plural(added)}: ${added.join(', ')}.`] : []),
    ...(removed.length > 0 ? [`Without ${plural(removed)}: ${removed.join(', ')}.`] : []),
  ];
}
