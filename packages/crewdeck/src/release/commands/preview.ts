import { agoText, type CreatePreview, type Preview, type PreviewLink, pathOf } from '@crewdeck/contract';
import { UsageError } from '../../usage-error.ts';
import { table } from '../terminal.ts';
import type { Answer, Context, Verb } from '../verb.ts';
import { onlyPositional, textOf } from './arguments.ts';
import { nextLine } from './change-release.ts';
import { findModule, findRelease } from './find.ts';

const HEADINGS = ['ID', 'RELEASE', 'BY', 'MADE', 'GOOD UNTIL'];

export const verb: Verb = {
  usage: '<module>@<release|version> [--minutes N], or <module> --list | --end ID',
  help: `Makes a link. A browser that opens it gets that release until the link expires; no other browser does.

--minutes  how long it is good for: 5 to 1440, 60 without it
--list     the links that are still good
--end      ends that one, and lists the others`,
  options: { minutes: { type: 'string' }, list: { type: 'boolean' }, end: { type: 'string' } },

  async run(given, context) {
    const target = onlyPositional(given, '<module>@<release|version>');
    const ended = textOf(given, 'end');
    return ended || given.values.list
      ? listPreviews(context, target, ended)
      : makePreview(context, target, textOf(given, 'minutes'));
  },
};

async function makePreview(context: Context, target: string, minutes: string | undefined): Promise<Answer> {
  const { api, site, style } = context;
  if (minutes !== undefined && !/^\d{1,4}$/.test(minutes))
    throw new UsageError(`--minutes ${minutes} is no whole number.`);
  const { module, release } = await findRelease(context, target);
  const wanted: CreatePreview = { release, ...(minutes && { minutes: Number(minutes) }) };
  const { id, path, expiresAt } = await api.post<PreviewLink>(
    pathOf('/api/releases/:module/previews', { module }),
    wanted,
    module,
  );
  const link = new URL(path, site).href;
  const until = style.quiet(`Shows ${module} ${release} in the browser that opens it, until ${expiresAt}.`);
  const next = nextLine(`preview ${module} --end ${id}   to end it before`, style);
  return { text: `${link}\n${until}\n${next}`, json: { link, id, module, release, expiresAt } };
}

async function listPreviews(context: Context, name: string, ended: string | undefined): Promise<Answer> {
  const { api, now, style } = context;
  const { module } = await findModule(context, name);
  if (ended) await api.delete(pathOf('/api/releases/:module/previews/:id', { module, id: ended }), module);
  const previews = await api.get<Preview[]>(pathOf('/api/releases/:module/previews', { module }), module);
  const rows = previews.map(({ id, release, by, at, expiresAt }) => [id, release, by, agoText(at, now), expiresAt]);
  const rest = rows.length > 0 ? table(HEADINGS, rows) : `There is no link to a release of ${module}.`;
  return { text: ended ? `${style.good(`Ended: ${ended}.`)}\n${rest}` : rest, json: previews };
}
