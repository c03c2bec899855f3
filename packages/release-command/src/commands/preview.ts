import type { Verb } from '../verb.ts';
import { moduleAndRelease, numberOf } from './arguments.ts';
import { nextLine } from './change-release.ts';
import { refuseUnknown } from './find-module.ts';
import { findRelease } from './find-release.ts';

export const verb: Verb = {
  usage: '<module>@<release|version> [--minutes N]',
  help: `Makes a link. Whoever opens it gets that release, in that browser only, until it expires.

--minutes  how long it is good for: 5 to 1440, 60 without it`,
  options: { minutes: { type: 'string' } },

  async run(given, { api, site, now, style }) {
    const { module, wanted } = moduleAndRelease(given);
    const minutes = numberOf(given, 'minutes', 1);
    const kept = await api.releasesOf(module);
    if (kept.length === 0) refuseUnknown(module, await api.status());
    const { release } = findRelease(module, wanted, kept, now);
    const { id, path, expiresAt } = await api.createPreview(module, { release, ...(minutes && { minutes }) });
    const link = new URL(path, site).href;
    const until = style.quiet(`Shows ${module} ${release} to whoever opens it, until ${expiresAt}.`);
    const next = nextLine(`previews ${module} --end ${id}   to end it before`, style);
    return { text: `${link}\n${until}\n${next}`, json: { link, id, module, release, expiresAt } };
  },
};
