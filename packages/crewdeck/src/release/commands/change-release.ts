import { agoText, type ChangeRelease, type ModuleStatus, pathOf, type ReleaseEvent } from '@crewdeck/contract';
import { actorText, eventText } from '@crewdeck/releases/texts';
import { ApiError, EXIT_CODE } from '../errors.ts';
import { indent, type Style } from '../terminal.ts';
import { type Answer, COMMAND, type Context } from '../verb.ts';
import { type Served, waitForEdges } from './wait-for-edges.ts';

/** A change without the revision that it is decided on, which is that of the status somebody saw. */
type Change = ChangeRelease extends infer C ? (C extends unknown ? Omit<C, 'expectedRevision'> : never) : never;

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
  const decided = isChanged ? `${sentence}${endedCanary(wish, after)}` : 'Nothing changed: it is so already.';
  const edges = await waitForEdges(context, after);
  return {
    text: [...servedLines(decided, edges, context.style), nextLine(next, context.style)].join('\n'),
    json: { isChanged, module: after, edges },
    exitCode: edges.problems.length > 0 ? EXIT_CODE.failed : EXIT_CODE.done,
  };
}

/** A change of the live release ends a canary too, which its author may not expect. */
function endedCanary({ seen, change }: Wish, { live, canary }: ModuleStatus): string {
  const ended = seen?.canary;
  if (!ended || canary || ended.release === live.release || change.action === 'end_canary') return '';
  return ` The canary ${ended.release} was ended as well.`;
}

/** What is decided is not yet what people get. */
function servedLines(decided: string, { edges, problems }: Served, { good, bad }: Style): string[] {
  if (problems.length === 0)
    return [good(decided), `Served by ${edges.length === 1 ? '1 edge' : `${edges.length} edges`}.`];
  const sentences = indent(problems.join('\n'));
  return [bad("Decided, but pages don't get it everywhere:"), sentences, `In the registry: ${decided}`];
}

const EVERYBODY = 100;

/** @param seen `null` when nothing of the module was live yet */
export function activateRelease(
  context: Context,
  seen: ModuleStatus | null,
  { module, release, percent = EVERYBODY, reason }: Activation,
): Promise<Answer> {
  const change = { action: 'activate', release, percent, ...(reason && { reason }) } as const;
  return changeRelease(context, { module, seen, change }, ({ live }) => {
    if (percent < EVERYBODY) {
      const sentence = `Canary: ${module} ${release} for ${percent} % of browsers; the others get ${live.release}.`;
      return { sentence, next: `activate ${module}@${release}   for everybody, or: activate ${module} --percent 0` };
    }
    const was = seen ? ` (was ${seen.live.release})` : '';
    const sentence = `Live: ${module} ${release} for every new page load${was}.`;
    return { sentence, next: `rollback ${module} --reason "…"   if it fails` };
  });
}

interface Activation {
  module: string;
  release: string;
  /** Below 100 it becomes the canary. */
  percent?: number | undefined;
  reason?: string | undefined;
}

export function nextLine(next: string, { quiet }: Style): string {
  return quiet(`Next: ${COMMAND} ${next}`);
}

async function sendChange(context: Context, { module, seen, change }: Wish): Promise<ModuleStatus> {
  try {
    const decided: ChangeRelease = { ...change, expectedRevision: seen?.revision ?? 0 };
    return await context.api.post(pathOf('/api/releases/:module/changes', { module }), decided, module);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'release.changed_meanwhile') throw error;
    throw new ApiError(await describeLatestChange(context, module), error.code);
  }
}

async function describeLatestChange({ api, now }: Context, module: string): Promise<string> {
  const events = await api.get<ReleaseEvent[]>(pathOf('/api/releases/:module/events', { module }));
  const latest = events.find(({ action }) => action !== 'publish' && action !== 'alert');
  const reason = latest?.reason ? ` ("${latest.reason}")` : '';
  const what = latest && ` ${actorText(latest.actor)} ${eventText(latest)} ${agoText(latest.at, now)}${reason}.`;
  return `Nothing was done: ${module} was changed meanwhile.${what ?? ''} Look again: ${COMMAND} status`;
}
