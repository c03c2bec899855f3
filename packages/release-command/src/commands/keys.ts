import { writeFile } from 'node:fs/promises';
import type { LogEntry } from '@crewdeck/contract';
import { newPrivateKey, type PrivateKey, publicKeyOf, readPrivateKey } from '@crewdeck/releases/signing/keys';
import { UsageError } from '../errors.ts';
import { readKnownLog } from '../signing/known-log.ts';
import { opsKey, sign } from '../signing/sign-statement.ts';
import { table } from '../terminal.ts';
import type { Answer, Arguments, Context, Verb } from '../verb.ts';
import { numberOf } from './arguments.ts';

type Role = 'squad' | 'night' | 'ops';

/** A module's name, or a role that is of no module. */
interface Owner {
  role: Role;
  module?: string;
}

export const verb: Verb = {
  usage: '[create <file> | register|revoke|rotate <module|night|ops> <public key>] [--since N]',
  help: `Lists whose signatures count. Everything else is signed by ops, with CREWDECK_SIGNING_KEY.

create    makes a key, writes the private half into the file, and says the public half, which ops register
register  that key may release the module (night: the API's own; ops: another one of ops)
revoke    that key signs nothing more; what it has signed stays live
rotate    registers that key, and revokes all others of the module, or of the night
--since   of a stolen key: what it has signed from that entry of the log on counts no more`,
  options: { since: { type: 'string' } },

  /** Whoever makes a key need not know yet for which system. */
  async runHere({ positionals: [what, ...rest] }) {
    return what === 'create' ? createKey(rest) : null;
  },

  async run(given, context) {
    const [what, ...rest] = given.positionals;
    if (what === undefined) return listKeys(context);
    if (what === 'register' || what === 'revoke' || what === 'rotate') return sayKeys(what, rest, given, context);
    throw new UsageError(`"${what}" is nothing to do with keys: create, register, revoke or rotate.`);
  },
};

async function listKeys(context: Context): Promise<Answer> {
  const { state } = await readKnownLog(context);
  const { ops, night, squads } = state;
  const owners: [string, Iterable<string>][] = [['ops', ops], ['night', night], ...squads];
  const rows = owners.flatMap(([owner, keys]) => [...keys].map((key) => [owner, key]));
  const json = Object.fromEntries(owners.map(([owner, keys]) => [owner, [...keys]]));
  return { text: table(['WHOSE', 'PUBLIC KEY'], rows), json };
}

async function createKey([file, ...others]: string[]): Promise<Answer> {
  if (!file || others.length > 0) throw new UsageError('Say where the private half goes: keys create <file>.');
  const pem = newPrivateKey();
  await writeFile(file, pem, { mode: 0o600, flag: 'wx' });
  const key = publicKeyOf(readPrivateKey(pem));
  return {
    text: `${key}\nThe private half is in ${file}: keep it where only its owner reads it.`,
    json: { key, file },
  };
}

async function sayKeys(
  what: 'register' | 'revoke' | 'rotate',
  [owner, key, ...others]: string[],
  given: Arguments,
  context: Context,
): Promise<Answer> {
  if (!owner || !key || others.length > 0)
    throw new UsageError(`Say whose and which: keys ${what} <module> <public key>.`);
  if (what === 'rotate' && owner === 'ops')
    throw new UsageError('Keys of ops are registered and revoked one by one, so that the offline one stays.');
  const signer = await opsKey(context);
  const since = numberOf(given, 'since', 0);
  const say = (action: 'register' | 'revoke', one: string) =>
    sayKey(context, signer, { action, ...ownerOf(owner), key: one, ...(since !== undefined && { since }) });
  const entries =
    what === 'rotate'
      ? [say('register', key), ...(await othersOf(context, owner, key)).map((other) => say('revoke', other))]
      : [say(what, key)];
  const head = await context.api.appendToLog(entries);
  return { text: context.style.good(`Signed: ${what} ${owner} ${key}. The log has ${head.size} entries.`), json: head };
}

function sayKey(context: Context, signer: PrivateKey, said: Omit<KeysStatement, 'at'>): LogEntry {
  return sign(context, 'keys', said, signer) as LogEntry;
}

type KeysStatement = Owner & { at: string; action: 'register' | 'revoke'; key: string; since?: number };

function ownerOf(owner: string): Owner {
  return owner === 'night' || owner === 'ops' ? { role: owner } : { role: 'squad', module: owner };
}

async function othersOf(context: Context, owner: string, key: string): Promise<string[]> {
  const { state } = await readKnownLog(context);
  const keys = owner === 'night' ? state.night : state.squads.get(owner);
  return [...(keys ?? [])].filter((other) => other !== key);
}
