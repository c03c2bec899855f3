import { originOf } from '../api/access.ts';
import { ApiClient } from '../api/api-client.ts';
import { keepLogin } from '../api/kept-login.ts';
import { UsageError } from '../errors.ts';
import type { LocalVerb } from '../verb.ts';
import { nextLine } from './change-release.ts';

export const verb: LocalVerb = {
  usage: '',
  help: `Asks for the address of an API and a token, tries them, and keeps them in a file that only you can read:
$XDG_CONFIG_HOME/crewdeck/release-login.json (~/.config without it). The first of these says which system is meant:
  1. the environment (CREWDECK_API)
  2. the stack of this checkout (.data/release-access.json)
  3. this login; publish, verify and prune need RELEASES_STORE besides`,
  options: {},

  async runHere({ positionals }, { environment, ask, style }) {
    if (positionals.length > 0)
      throw new UsageError('login asks for what it needs, so that no token is in your history.');
    const api = originOf((await ask('Address of the API: ')).trim());
    const token = (await ask('Token (not shown): ', true)).trim();
    if (!token) throw new UsageError('A token is needed: a deploy token, or an identity token of ops.');
    const client = new ApiClient({ api, tokenFor: () => token });
    const { modules } = await client.status();
    const file = await keepLogin(environment, { api, token });
    const known = `${api} knows ${modules.length === 1 ? '1 module' : `${modules.length} modules`}.`;
    return {
      text: `${style.good(`Logged in: ${known}`)}\n${style.quiet(`Kept in ${file}.`)}\n${nextLine('status', style)}`,
      json: { api, file, modules: modules.map(({ module }) => module) },
    };
  },
};
