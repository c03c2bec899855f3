import { randomUUID } from 'node:crypto';
import type { LogEntry } from '@crewdeck/contract';
import { sign, signingKey } from '../signing/sign-statement.ts';
import type { Context, Verb } from '../verb.ts';
import { moduleAndRelease, numberOf } from './arguments.ts';
import { nextLine } from './change-release.ts';
import { refuseUnknown } from './find-module.ts';
import { findRelease } from './find-release.ts';

const USUAL_MINUTES = 60;

export const verb: Verb = {
  usage: '<module>@<release|version> [--minutes N]',
  help: `Makes a link. Whoever opens it gets that release, in that browser only, until it expires.

--minutes  how long it is good for: 5 to 1440, 60 without it`,
  options: { minutes: { type: 'string' } },

  async run(given, context) {
    const { api, site, now, style } = context;
    const { module, wanted: name } = moduleAndRelease(given);
    const minutes = numberOf(given, 'minutes', 1);
    const kept = await api.releasesOf(module);
    if (kept.length === 0) refuseUnknown(module, await api.status());
    const { release } = findRelease(module, name, kept, now);
    const entry = await signPreview(context, { module, release }, minutes);
    const wanted = { release, ...(minutes && { minutes }), ...(entry && { entry }) };
    const { id, path, expiresAt } = await api.createPreview(module, wanted);
    const link = new URL(path, site).href;
    const until = style.quiet(`Shows ${module} ${release} to whoever opens it, until ${expiresAt}.`);
    const next = nextLine(`previews ${module} --end ${id}   to end it before`, style);
    return { text: `${link}\n${until}\n${next}`, json: { link, id, module, release, expiresAt } };
  },
};

/** Where links are signed, whoever signs says its id and how long it is good. */
async function signPreview(
  context: Context,
  what: { module: string; release: string },
  minutes = USUAL_MINUTES,
): Promise<LogEntry | undefined> {
  const expiresAt = new Date(context.now + minutes * 60_000).toISOString();
  const said = { ...what, id: randomUUID(), expiresAt };
  return sign(context, 'preview', said, await signingKey(context, what.module));
}
