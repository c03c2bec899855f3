import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/** What `release login` keeps of one system. */
export interface KeptLogin {
  /** Origin of the API. */
  api: string;
  /** A deploy token, or an identity token of ops. */
  token: string;
}

type Environment = Record<string, string | undefined>;

/** In the user's own directory for settings, by the XDG Base Directory Specification. */
export function loginFile({ XDG_CONFIG_HOME, HOME = homedir() }: Environment): string {
  return join(XDG_CONFIG_HOME || join(HOME, '.config'), 'crewdeck', 'release-login.json');
}

/** `null` when nobody has logged in. */
export async function readLogin(environment: Environment): Promise<KeptLogin | null> {
  try {
    return JSON.parse(await readFile(loginFile(environment), 'utf8'));
  } catch (error) {
    if (Object(error).code === 'ENOENT') return null;
    throw new Error(`${loginFile(environment)} can't be read. Log in again.`, { cause: error });
  }
}

/** Appears whole or not at all, readable by its owner only. @returns its file */
export async function keepLogin(environment: Environment, login: KeptLogin): Promise<string> {
  const file = loginFile(environment);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await rm(`${file}.new`, { force: true });
  await writeFile(`${file}.new`, `${JSON.stringify(login, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return file;
}

/** Forgetting it again changes nothing. */
export async function forgetLogin(environment: Environment): Promise<void> {
  await rm(loginFile(environment), { force: true });
}
