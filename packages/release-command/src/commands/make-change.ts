import type { ChangeRelease, ModuleStatus } from '@crewdeck/contract';
import { ApiError } from '../command-line/api-error.ts';
import type { Context } from '../command-line/verb.ts';
import { COMMAND } from '../command-line/verbs.ts';
import { ageOf } from '../text/age.ts';
import { whatHappened } from '../text/event-line.ts';

/** A change without the revision that it is decided on, which is that of the status somebody saw. */
export type Change = ChangeRelease extends infer C ? (C extends unknown ? Omit<C, 'expectedRevision'> : never) : never;

/**
 * Changes what is out, unless somebody else has since the status was read.
 *
 * @param seen `null` when nothing of the module was live yet
 * @throws ApiError that says what was changed meanwhile
 */
export async function makeChange(
  context: Context,
  module: string,
  seen: ModuleStatus | null,
  change: Change,
): Promise<ModuleStatus> {
  try {
    return await context.api.change(module, { ...change, expectedRevision: seen?.revision ?? 0 });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'release.changed_meanwhile') throw error;
    throw new ApiError(await whatChanged(context, module), error.code);
  }
}

async function whatChanged({ api, now }: Context, module: string): Promise<string> {
  const [latest] = (await api.eventsOf(module)).filter(({ action }) => action !== 'publish');
  const what = latest
    ? `: ${whatHappened(latest)}, by ${latest.actor} ${ageOf(latest.at, now)} ago${latest.reason ? ` ("${latest.reason}")` : ''}`
    : '';
  return `Nothing was done: ${module} was changed meanwhile${what}. Look again: ${COMMAND} status`;
}
