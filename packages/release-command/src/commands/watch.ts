import { setTimeout as sleep } from 'node:timers/promises';
import type { ReleasesStatus } from '@crewdeck/contract';
import { sentenceOf, UsageError } from '../errors.ts';
import type { Style } from '../terminal.ts';
import type { Context, Verb } from '../verb.ts';
import { textOf } from './arguments.ts';
import { type News, newsBetween, newsOfNow } from './watch-news.ts';

/** How often the state is read while the registry stays as it is, in seconds. */
const LOOK_SECONDS = 5;
const RETRY_MS = 2_000;
const MINUTE_MS = 60_000;

export const verb: Verb = {
  usage: '[--for MINUTES]',
  help: `Tells what changes, as it changes: what was done to releases, what is wrong and what is over, page loads and failures
of each release, and the next step of a canary or what it waits for. Ends on Ctrl-C. With --json each line is a JSON object.

--for  ends after so many minutes`,
  options: { for: { type: 'string' } },

  async run(given, context) {
    if (given.positionals.length > 0) throw new UsageError('watch is about all modules.');
    const minutes = minutesOf(textOf(given, 'for'));
    const ended = new AbortController();
    const end = () => ended.abort();
    const timer = minutes === null ? undefined : setTimeout(end, minutes * MINUTE_MS);
    process.once('SIGINT', end);
    try {
      await watch(context, given.values.json === true, ended.signal);
    } finally {
      process.off('SIGINT', end);
      clearTimeout(timer);
    }
    return null;
  },
};

async function watch(context: Context, isJson: boolean, ended: AbortSignal): Promise<void> {
  const say = (news: readonly News[]) => {
    for (const one of news) context.say(isJson ? JSON.stringify(one) : lineOf(one, context.style));
  };
  let status = await context.api.status();
  say(newsOfNow(status));
  let isLost = false;
  while (!ended.aborted) {
    try {
      const now = await nextStatus(context, status, ended);
      if (isLost) context.tell('The API answers again.');
      isLost = false;
      say(newsBetween(status, now));
      status = now;
    } catch (error) {
      if (ended.aborted) return;
      if (!isLost) context.tell(`${sentenceOf(error)} Trying again.`);
      isLost = true;
      await sleep(RETRY_MS, null, { signal: ended }).catch(() => null);
    }
  }
}

/** As soon as the registry is another one, and otherwise soon, as page loads change nothing there. */
async function nextStatus({ api }: Context, { revision }: ReleasesStatus, ended: AbortSignal): Promise<ReleasesStatus> {
  await api.registryAfter(revision, LOOK_SECONDS, ended);
  return api.status();
}

function minutesOf(value: string | undefined): number | null {
  if (value === undefined) return null;
  const minutes = Number(value);
  if (value !== '' && minutes > 0) return minutes;
  throw new UsageError(`--for ${value} is no number of minutes.`);
}

function lineOf({ at, tone, module, text }: News, style: Style): string {
  const paint = { bad: style.bad, warning: style.warning, good: style.good, quiet: style.quiet, plain: String }[tone];
  return `${style.quiet(at.slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDThh:mm:ss'.length))}  ${paint([module, text].filter(Boolean).join(': '))}`;
}
