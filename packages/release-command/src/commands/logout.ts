import { forgetLogin, loginFile } from '../api/kept-login.ts';
import { UsageError } from '../errors.ts';
import type { LocalVerb } from '../verb.ts';

export const verb: LocalVerb = {
  usage: '',
  help: 'Removes what login has kept. The token stays good until it expires or is revoked.',
  options: {},

  async runHere({ positionals }, { environment }) {
    if (positionals.length > 0) throw new UsageError('logout takes nothing.');
    await forgetLogin(environment);
    return {
      text: `Logged out: there is no ${loginFile(environment)} any more.`,
      json: { file: loginFile(environment) },
    };
  },
};
