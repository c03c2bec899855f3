import type { ParseArgsConfig } from 'node:util';
import type { ReleaseStore } from '@crewdeck/releases';
import type { Access } from './api/access.ts';
import type { ApiClient } from './api/api-client.ts';
import type { ExitCode } from './errors.ts';
import type { Style } from './terminal.ts';

/** How people call it. */
export const COMMAND = import.meta.url.includes('/node_modules/') ? 'npx crewdeck-release' : 'npm run release --';

/** What a verb works with. */
export interface Context {
  api: ApiClient;
  /** Text of the private key of a module, or of `ops`; `null` when nothing is to be signed. */
  keyFor: Access['keyFor'];
  /** Whose signatures count, as `RELEASE_TRUST` says it; `null` when nobody has said so. */
  trust: string | null;
  openStore: () => Promise<ReleaseStore>;
  /** Origin that people open pages from. */
  site: string;
  style: Style;
  /** In milliseconds. */
  now: number;
  /** How long a change may take to reach every edge, in milliseconds; for tests. */
  edgeLimitMs?: number | undefined;
  /** Answers line by line, for what has no end. */
  say: (line: string) => void;
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

interface VerbHelp {
  /** What stands after the verb, as in `<module>@<release|version> [--percent N]`. */
  usage: string;
  /** A sentence or two, and a line for each option. */
  help: string;
  options: NonNullable<ParseArgsConfig['options']>;
}

/** One thing that the command can do, in a file of its own that is only loaded for it. */
interface SystemVerb extends VerbHelp {
  /** @returns `null` when everything was said as it came */
  run(given: Arguments, context: Context): Promise<Answer | null>;
  /** What of it asks no system; `null` for all else. */
  runHere?(given: Arguments, here: Here): Promise<Answer | null>;
}

/** What a verb works with that asks no system, or has to be told which. */
export interface Here {
  environment: Record<string, string | undefined>;
  /** All verbs, by name. */
  verbs: Record<string, VerbEntry>;
  style: Style;
  /** One line of what somebody types or a program writes. `isSecret`: nothing of it is shown. */
  ask: (question: string, isSecret?: boolean) => Promise<string>;
}

export interface LocalVerb extends VerbHelp {
  runHere(given: Arguments, here: Here): Promise<Answer>;
}

export type Verb = SystemVerb | LocalVerb;

export interface VerbEntry {
  summary: string;
  load: () => Promise<{ verb: Verb }>;
}
