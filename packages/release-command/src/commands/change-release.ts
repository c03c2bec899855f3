import type { ChangeRelease, ModuleStatus } from '@crewdeck/contract';
import { actorText, agoText, eventText, planText } from '@crewdeck/releases/texts';
import { ApiError, EXIT_CODE } from '../errors.ts';
import { type Said, sign, signingKey } from '../signing/sign-statement.ts';
import { indent, type Style } from '../terminal.ts';
import { type Answer, COMMAND, type Context } from '../verb.ts';
import { type Served, waitForEdges } from './wait-for-edges.ts';

/** A change without the revision that it is decided on, which is that of the status somebody saw. */
type Change = ChangeRelease extends infer C
  ? C extends unknown
    ? Omit<C, 'expectedRevision' | 'entry'>
    : never
  : never;

/** What somebody saw and wants changed. */
interface Wish {
  module: string;
  /** `null` when nothing of the module was live yet. */
  seen: ModuleStatus | null;
  change: Change;
}

interface Outcome {
  /** What is now, in a sentence. */
  sentence: string;
  /** What one may want to do next, without the command's own name. */
  next: string;
}

/**
 * Changes what is live, unless somebody else has since the status was read.
 *
 * @throws ApiError that says what was changed meanwhile
 */
export async function changeRelease(
  context: Context,
  wish: Wish,
  describe: (after: ModuleStatus) => Outcome,
): Promise<Answer> {
  const after = await sendChange(context, wish);
  const { sentence, next } = describe(after);
  const isChanged = wish.seen?.revision !== after.revision;
  const first = isChanged ? sentence : 'Nothing changed: it is so already.';
  const served = await waitForEdges(context, after);
  return {
    text: [...servedLines(first, served, context.style), nextLine(next, context.style)].join('\n'),
    json: { isChanged, module: after, ...(served && { edges: served }) },
    exitCode: served && served.problems.length > 0 ? EXIT_CODE.failed : EXIT_CODE.done,
  };
}

/** What is decided is not yet what people get. */
function servedLines(decided: string, served: Served | null, { good, bad }: Style): string[] {
  if (!served) return [good(decided)];
  const { edges, problems } = served;
  if (problems.length > 0)
    return [
      bad("Decided, but pages don't get it everywhere:"),
      indent(problems.join('\n')),
      `In the registry: ${decided}`,
    ];
  return [good(decided), `Served by ${edges.length === 1 ? '1 edge' : `${edges.length} edges`}.`];
}

export interface Activation {
  module: string;
  release: string;
  /** Below 100 it becomes the canary. */
  percent?: number | undefined;
  /** It grows by itself. */
  steps?: number[] | undefined;
  pauseMinutes?: number | undefined;
  reason?: string | undefined;
}

const EVERYBODY = 100;
const NEXT_SHARE = 50;

/** @param seen `null` when nothing of the module was live yet */
export function activateRelease(
  context: Context,
  seen: ModuleStatus | null,
  { module, release, percent = EVERYBODY, steps, pauseMinutes, reason }: Activation,
): Promise<Answer> {
  const plan = steps && { steps, pauseMinutes };
  const change = { action: 'activate', release, percent, ...plan, ...(reason && { reason }) } as const;
  return changeRelease(context, { module, seen, change }, ({ live, canary }) => {
    if (percent === EVERYBODY) {
      const was = seen ? ` (was ${seen.live.release})` : '';
      const sentence = `Live: ${module} ${release} for every new page load${was}.`;
      return { sentence, next: `rollback ${module} --reason "…"   if it fails` };
    }
    const sentence = `Canary: ${module} ${release} for ${percent} % of browsers; the others get ${live.release}.`;
    const planned = planText(canary, context.now);
    if (planned) return { sentence: `${sentence} ${planned}`, next: 'watch' };
    const share = percent < NEXT_SHARE ? ` --percent ${NEXT_SHARE}` : '';
    return { sentence, next: `activate ${module}@${release}${share}` };
  });
}

export function nextLine(next: string, { quiet }: Style): string {
  return quiet(`Next: ${COMMAND} ${next}`);
}

async function sendChange(context: Context, { module, seen, change }: Wish): Promise<ModuleStatus> {
  try {
    const expectedRevision = seen?.revision ?? 0;
    const { reason: _, ...decided } = change;
    const said = { ...decided, module, after: expectedRevision };
    const entry = sign(context, 'change', said as Said<'change'>, await signingKey(context, module));
    return await context.api.change(module, { ...change, expectedRevision, ...(entry && { entry }) });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'release.changed_meanwhile') throw error;
    throw new ApiError(await describeLatestChange(context, module), error.code);
  }
}

async function describeLatestChange({ api, now }: Context, module: string): Promise<string> {
  const latest = (await api.eventsOf(module)).find(({ action }) => action !== 'publish');
  const reason = latest?.reason ? ` ("${latest.reason}")` : '';
  const what = latest && ` ${actorText(latest.actor)} ${eventText(latest)} ${agoText(latest.at, now)}${reason}.`;
  return `Nothing was done: ${module} was changed meanwhile.${what ?? ''} Look again: ${COMMAND} status`;
}
