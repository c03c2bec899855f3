import { normalPattern } from '@crewdeck/releases/route-pattern';
import { UsageError } from '../errors.ts';
import { sign, signingKey } from '../signing/sign-statement.ts';
import type { Verb } from '../verb.ts';
import { pathsTable } from './paths.ts';

export const verb: Verb = {
  usage: '<path> <module>',
  help: `Gives addresses such as /mentors/:id to a module, whoever has them now; for ops. Pages follow at once, where a
release of that module that is live names them.`,
  options: {},

  async run({ positionals }, context) {
    const [path, module, ...rest] = positionals;
    if (!path || !module || rest.length > 0)
      throw new UsageError('It takes a path and a module: /mentors/:id mf-mentors');
    const entry = sign(context, 'path', { path: normalPattern(path), module }, await signingKey(context, 'ops'));
    const owned = await context.api.movePath({ path, module, ...(entry && { entry }) });
    const first = context.style.good(`Moved: ${path} belongs to ${module}.`);
    return { text: `${first}\n${pathsTable(owned, context.now)}`, json: owned };
  },
};
