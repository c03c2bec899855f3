import type { ParseArgsConfig } from 'node:util';
import type { ReleaseStore } from '@crewdeck/releases';
import type { Access } from './api/access.ts';
import type { ApiClient } from './api/api-client.ts';
import type { ExitCode } from './errors.ts';
import type { Style } from './terminal.ts';

/** How people call it. */
export const COMMAND = import.meta.url.includes('/node_modules/') ? 'npx crewdeck release' : 'npm run release --';

/** What a verb works with. */
export interface Context extends Pick<Access, 'keyFor' | 'releaseKeys' | 'site'> {
  api: ApiClient;
  openStore: () => Promise<ReleaseStore>;
  style: Style;
  /** In milliseconds. */
  now: number;
  /** How long a change may take to reach every edge, in milliseconds; for tests. */
  edgeLimitMs?: number | undefined;
  /** Reports progress; no part of the answer. */
  tell: (line: string) => void;
}

export interface Answer {
  /** For people. */
  text: string;
  /** For programs, with `--json`; its shape is stable. */
  json: unknown;
  /** Done, unless it says something else. */
  exitCode?: ExitCode;
}

export interface Arguments {
  positionals: string[];
  values: Record<string, string | boolean | undefined>;
}

/** One thing that the command can do, in a file of its own that is only loaded for it. */
export interface Verb {
  /** What stands after the verb, as in `<module>@<release|version> [--percent N]`. */
  usage: string;
  /** A sentence or two, and a line for each option. */
  help: string;
  options: NonNullable<ParseArgsConfig['options']>;
  run(given: Arguments, context: Context): Promise<Answer>;
}
