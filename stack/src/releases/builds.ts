import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Publication } from '@crewdeck/releases';
import { ROOT } from '#bin/checkout.mjs';

/** A finished build in this checkout. */
export interface Build {
  module: string;
  /** Holds the built files and `release.json`. */
  directory: string;
}

/** The builds of the shell and of all modules; a folder has the name of its module. */
export function findBuilds(): Build[] {
  return readdirSync(ROOT)
    .map((folder) => join(ROOT, folder, 'dist/release'))
    .filter((directory) => existsSync(join(directory, 'release.json')))
    .map((directory) => ({ module: basename(dirname(dirname(directory))), directory }));
}

export function describePublication(): Publication {
  return { commit: currentCommit(), at: new Date().toISOString(), by: 'npm start' };
}

function currentCommit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    // A copy of the sources without git still starts: its releases then name no commit.
    return null;
  }
}
