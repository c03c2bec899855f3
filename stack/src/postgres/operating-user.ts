import { spawnSync } from 'node:child_process';
import { Failure } from '#bin/failure.mjs';

/** Whom the database runs as when the stack runs as root, which PostgreSQL refuses to be. */
export interface OperatingUser {
  uid: number;
  gid: number;
}

const CANDIDATES = ['postgres', 'nobody'];

/**
 * @returns `undefined` when the stack doesn't run as root: then the database runs as the same person
 * @throws Failure when the machine has neither of the two users
 */
export function findOperatingUser(): OperatingUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const found = CANDIDATES.map(lookUp).find((user) => user !== null);
  if (!found)
    throw new Failure('PostgreSQL refuses to run as root, and there is no user "postgres": create one first.');
  return found;
}

function lookUp(name: string): OperatingUser | null {
  const [uid, gid] = ['-u', '-g'].map((flag) => {
    const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : Number.NaN;
  });
  return uid && gid ? { uid, gid } : null;
}

/** Whether that user may look into a folder or run a file; asked of the kernel, so mount options and ACLs count too. */
export function mayUse(user: OperatingUser, path: string): boolean {
  return spawnSync('test', ['-x', path], { cwd: '/', ...user }).status === 0;
}
