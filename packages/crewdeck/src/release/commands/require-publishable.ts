import { type Build, releaseIdOf } from '@crewdeck/releases';
import { Refusal } from '@crewdeck/releases/refusal';
import { oversizesOf } from '@crewdeck/releases/size-budget';
import { leaksIn } from '@crewdeck/releases/style-leaks';
import { indent } from '../terminal.ts';

/** Its styles are those of every page. */
const SHELL = 'shell';

/** @throws Refusal when a build is too large, or its styles could reach what is not its module's */
export function requirePublishable({ record, files }: Build): void {
  const oversizes = oversizesOf(record, (file) => files.get(file)?.length ?? 0);
  const leaks = record.module === SHELL ? [] : leaksOf({ record, files });
  const reasons = [...oversizes, ...leaks];
  if (reasons.length === 0) return;
  throw new Refusal(`${record.module} ${releaseIdOf(record)} can't be published:\n${indent(reasons.join('\n'))}`);
}

function leaksOf({ record, files }: Build): string[] {
  const sheets = [...files].filter(([file]) => file.endsWith('.css'));
  return sheets.flatMap(([file, bytes]) =>
    leaksIn(Buffer.from(bytes).toString(), record.hash).map((leak) => `${file}: ${leak}`),
  );
}
