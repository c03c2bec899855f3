import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import type { Publication } from '../release-record.ts';

export function describePublication(now: Date): Publication {
  return { commit: currentCommit(), at: now.toISOString(), by: userInfo().username };
}

function currentCommit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    // A checkout without git is no reason not to publish: the record then says that the commit is unknown.
    return null;
  }
}
