import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buildModule, unchangedSources } from '../changed-sources.ts';
import { defaultEntryBytes } from '../default-entry.ts';
import type { Figure } from '../figure.ts';

/** The first script of a module, Brotli, against what the federation plugin writes by default. */
export const entryBytes: Figure = {
  name: 'entry-bytes',
  unit: 'bytes',
  goals: [{ of: 'ratio', atMost: 0.15 }],
  limitMinutes: 1,
  sides: async (workshop) => {
    const directory = join(await unchangedSources(workshop), 'mf-explore');
    return {
      ours: async () => (await stat(join(await buildModule(directory), 'remoteEntry.js.br'))).size,
      baseline: () => defaultEntryBytes(directory),
    };
  },
};
