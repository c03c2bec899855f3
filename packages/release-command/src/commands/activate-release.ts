import type { ModuleStatus } from '@crewdeck/contract';
import type { Answer, Context } from '../command-line/verb.ts';
import { changeAnswer } from './change-answer.ts';
import { makeChange } from './make-change.ts';

export interface Activation {
  module: string;
  release: string;
  /** Below 100 it becomes the canary. */
  percent?: number | undefined;
  reason?: string | undefined;
}

const EVERYBODY = 100;
const NEXT_SHARE = 50;

/** @param before `null` when nothing of the module was live yet */
export async function activateRelease(
  context: Context,
  before: ModuleStatus | null,
  { module, release, percent = EVERYBODY, reason }: Activation,
): Promise<Answer> {
  const change = { action: 'activate', release, percent, ...(reason && { reason }) } as const;
  const after = await makeChange(context, module, before, change);
  if (percent === EVERYBODY) {
    const was = before ? ` (was ${before.live.release})` : '';
    const sentence = `Live: ${module} ${release} for every new page load${was}.`;
    return changeAnswer(context, before, after, { sentence, next: `rollback ${module} --reason "…"   if it fails` });
  }
  const sentence = `Canary: ${module} ${release} for ${percent} % of browsers; the others get ${after.live.release}.`;
  const share = percent < NEXT_SHARE ? ` --percent ${NEXT_SHARE}` : '';
  return changeAnswer(context, before, after, { sentence, next: `activate ${module}@${release}${share}` });
}
