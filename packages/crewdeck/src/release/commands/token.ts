import { readFile } from 'node:fs/promises';
import { agoText, type CreateDeployToken, type CreatedDeployToken, type DeployToken, pathOf } from '@crewdeck/contract';
import { UsageError } from '../../usage-error.ts';
import { table } from '../terminal.ts';
import type { Answer, Context, Verb } from '../verb.ts';
import { noPositionals, textOf } from './arguments.ts';

const HEADINGS = ['ID', 'MODULE', 'NAME', 'MADE', 'USED'];

export const verb: Verb = {
  usage: '<module> <name>, or --list | --revoke ID | --key FILE',
  help: `Makes a deploy token, with which a pipeline releases one module, and prints it this once. For ops. The history calls it by its name;
a token of the same module and name is revoked.

--list    all tokens, without their secrets
--revoke  ends that one, and lists the others
--key     the public half of a signing key in PEM, as RELEASE_KEYS takes it`,
  options: { list: { type: 'boolean' }, revoke: { type: 'string' }, key: { type: 'string' } },

  async run(given, context) {
    const revoked = textOf(given, 'revoke');
    const keyFile = textOf(given, 'key');
    if (!revoked && !keyFile && !given.values.list) return makeToken(context, given.positionals);
    noPositionals(given);
    return keyFile ? publicHalf(keyFile) : listTokens(context, revoked);
  },
};

async function makeToken({ api, style }: Context, [module, name, ...rest]: string[]): Promise<Answer> {
  if (!module || !name || rest.length > 0)
    throw new UsageError('Say for which module and by what name, as mf-profile "pipeline of the squad".');
  const wanted: CreateDeployToken = { module, name };
  const made = await api.post<CreatedDeployToken>(pathOf('/api/deploy-tokens'), wanted);
  return { text: `${made.token}\n${style.quiet('It is not shown again.')}`, json: made };
}

async function listTokens({ api, now, style }: Context, revoked: string | undefined): Promise<Answer> {
  if (revoked) await api.delete(pathOf('/api/deploy-tokens/:id', { id: revoked }));
  const tokens = await api.get<DeployToken[]>(pathOf('/api/deploy-tokens'));
  const rows = tokens.map(({ id, module, name, createdAt, lastUsedAt }) => [
    ...[id, module, name, agoText(createdAt, now)],
    lastUsedAt === null ? 'never' : agoText(lastUsedAt, now),
  ]);
  const rest = rows.length > 0 ? table(HEADINGS, rows) : 'There is no deploy token.';
  return { text: revoked ? `${style.good(`Revoked: ${revoked}.`)}\n${rest}` : rest, json: tokens };
}

async function publicHalf(file: string): Promise<Answer> {
  const { publicKeyOf, readPrivateKey } = await import('@crewdeck/releases');
  const publicKey = publicKeyOf(readPrivateKey(await readFile(file, 'utf8')));
  return { text: publicKey, json: { publicKey } };
}
