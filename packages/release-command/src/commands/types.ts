import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { integrityOf, WIDGET_PROPS_FILE } from '@crewdeck/releases';
import { Refusal } from '@crewdeck/releases/refusal';
import type { Context, Verb } from '../verb.ts';
import { onlyPositional, textOf } from './arguments.ts';
import { findModule } from './find-module.ts';

const TIMEOUT_MS = 30_000;

export const verb: Verb = {
  usage: '<module> [--to FILE]',
  help: `Fetches the types of the widgets that a module's live release offers, so that <Widget> takes their props and no other ones.
They are what its squad has written in src/widget-props.ts. Commit the file; fetch it anew when they release another one.

--to  where it is written (src/widgets-of-<module>.d.ts)`,
  options: { to: { type: 'string' } },

  async run(given, context) {
    const { module, live } = await findModule(context, onlyPositional(given, '<module>'));
    const file = textOf(given, 'to') ?? `src/widgets-of-${module}.d.ts`;
    const types = await fetchTypes(context, module, live.release);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, types);
    const text = context.style.good(`Written: ${file}, of ${module} ${live.release}.`);
    return { text, json: { module, release: live.release, file } };
  },
};

async function fetchTypes({ api, site }: Context, module: string, release: string): Promise<Buffer> {
  const described = (await api.recordOf(module, release)).files[WIDGET_PROPS_FILE];
  if (!described)
    throw new Refusal(`${module} ${release} tells nobody the props of its widgets: it has no src/widget-props.ts.`);
  const url = new URL(`/modules/${module}/${release}/${WIDGET_PROPS_FILE}`, site);
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (integrityOf(bytes) === described.integrity) return bytes;
  throw new Refusal(`${url} is not the file of that release: its hash is another one.`);
}
