import type { ModuleStatus } from '@crewdeck/contract';
import { ageOf } from '../text/age.ts';
import { failureRate, isAlarming } from '../text/failure-rate.ts';

/** What somebody who was woken up needs to know about a module, in sentences; nothing when all is well. */
export function attentionFor(status: ModuleStatus, now: Date): string[] {
  const { module, live, lastGood, stopped, health } = status;
  const sentences = health
    .filter(({ total }) => isAlarming(total))
    .map(({ release, total }) => {
      const role = release === live.release ? 'live' : 'canary';
      return `${module}: ${failureRate(total)} of page loads of ${release} (${role}) failed in the last hour.`;
    });
  if (stopped)
    sentences.push(`${module} is stopped since ${ageOf(stopped.since, now)}, by ${stopped.by}: ${stopped.reason}`);
  if (sentences.length > 0 && !stopped && !lastGood)
    sentences.push(`${module} has no last good release to go back to.`);
  return sentences;
}

/** What most likely helps, without the command's own name. */
export function remedyFor(statuses: readonly ModuleStatus[]): string | null {
  const failing = statuses.find(({ health }) => health.some(({ total }) => isAlarming(total)));
  if (failing) return `${failing.canary || failing.lastGood ? 'rollback' : 'stop'} ${failing.module} --reason "…"`;
  const stopped = statuses.find((status) => status.stopped);
  return stopped ? `resume ${stopped.module}` : null;
}
