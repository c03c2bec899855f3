import type { Build } from '@crewdeck/releases';
import { SHELL } from '@crewdeck/releases/host-document';
import { oversizesOf } from '@crewdeck/releases/size-budget';
import { leaksIn } from '@crewdeck/releases/style-leaks';

interface Fault {
  /** A sentence for people. */
  text: string;
  /** Style sheet of the build; left out for what is too large. */
  sheet?: string;
}

/** Why a build can't be published: it is too large, or its styles reach elements of others. */
export function faultsOf({ record, files }: Build): Fault[] {
  const oversizes = oversizesOf(record, (file) => files.get(file)?.length ?? 0).map((text) => ({ text }));
  // Its styles are those of every page.
  if (record.module === SHELL) return oversizes;
  const sheets = [...files].filter(([file]) => file.endsWith('.css'));
  const leaks = sheets.flatMap(([sheet, bytes]) =>
    leaksIn(Buffer.from(bytes).toString(), record.hash).map((text) => ({ text, sheet })),
  );
  return [...oversizes, ...leaks];
}
