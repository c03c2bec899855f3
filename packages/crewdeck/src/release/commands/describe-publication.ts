import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import type { Publication } from '@crewdeck/releases';

export function describePublication(now: number): Publication {
  return { commit: currentCommit(), at: new Date(now).toISOString(), by: currentUser() };
}

/** `<commit>-dirty` where the checkout has something that the commit has not. */
function currentCommit(): string | null {
  try {
    const commit = git('rev-parse', 'HEAD');
    return git('status', '--porcelain') === '' ? commit : `${commit}-dirty`;
  } catch {
    // A checkout without git is no reason not to publish: the record then says that the commit is unknown.
    return null;
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim();
}

function currentUser(): string {
  try {
    return userInfo().username;
  } catch {
    // In a container a user often has a number and no name. The API writes down whose token it was.
    return process.env.USER ?? 'unknown';
  }
}
