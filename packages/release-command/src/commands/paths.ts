import type { OwnedPath } from '@crewdeck/contract';
import { agoText } from '@crewdeck/releases/texts';
import { table } from '../terminal.ts';
import type { Verb } from '../verb.ts';

export const verb: Verb = {
  usage: '',
  help: `The addresses that modules have brought besides the shell's own, and whose they are: of the module
that first went live with them, or that ops gave them to. ":" stands for any one part.`,
  options: {},

  async run(_given, context) {
    const owned = await context.api.paths();
    return { text: pathsTable(owned, context.now), json: owned };
  },
};

export function pathsTable(owned: readonly OwnedPath[], now: number): string {
  if (owned.length === 0) return 'No module has brought an address of its own.';
  const rows = owned.map(({ path, module, since, by }) => [path, module, agoText(since, now), by]);
  return table(['PATH', 'MODULE', 'SINCE', 'BY'], rows);
}
