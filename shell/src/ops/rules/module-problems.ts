import type { ModuleStatus, ReleaseEvent, ReleaseHealth } from '@crewdeck/contract';
import type { ChangeName } from './changes.ts';
import { countText, failureRate, judgedCounts, loadsOf, percentText } from './failure-rate.ts';
import { agoText } from './time-texts.ts';

/** Something about a module that a person on call has to know. */
export interface Problem {
  about: 'stop' | 'alarm' | 'live' | 'canary' | 'history';
  /** `danger`: people are without a page now. `warning`: worth a look. */
  severity: 'danger' | 'warning';
  text: string;
  /** What would most likely mend it. */
  remedy: ChangeName | null;
}

/** As the guard's own limit, so that the page never calls calm what the guard would roll back. */
const DANGEROUS_RATE = 0.1;
const NOTABLE_RATE = 0.02;
/** One or two failures may be somebody's bad connection. */
const FEWEST_FOR_DANGER = 3;
const FEWEST_TO_NOTE = 2;

/** What is wrong with a module, the worst first; nothing when all is well. `events` are the latest ones, of any module. */
export function problemsOf(status: ModuleStatus, events: readonly ReleaseEvent[], now: number): Problem[] {
  const problems = [stopped(status, now), alarm(status, events, now), ...failing(status, now), badLive(status)];
  return problems
    .filter((problem) => problem !== null)
    .toSorted((one, other) => Number(one.severity === 'warning') - Number(other.severity === 'warning'));
}

function stopped({ stopped }: ModuleStatus, now: number): Problem | null {
  if (!stopped) return null;
  const text = `Nobody gets it. Stopped by ${stopped.by}, ${agoText(stopped.since, now)}: ${stopped.reason}`;
  return { about: 'stop', severity: 'danger', text, remedy: 'resume' };
}

/** The guard saw trouble that it could not mend by itself. Any change after that means that somebody has seen it. */
function alarm({ module }: ModuleStatus, events: readonly ReleaseEvent[], now: number): Problem | null {
  const latest = events.find((event) => event.module === module && !['publish', 'prune'].includes(event.action));
  if (latest?.action !== 'alarm') return null;
  const text = `The guard raised an alarm, ${agoText(latest.at, now)}: ${latest.reason ?? 'no reason given'}`;
  return { about: 'alarm', severity: 'danger', text, remedy: 'activate' };
}

function failing(status: ModuleStatus, now: number): (Problem | null)[] {
  const { live, canary, lastGood } = status;
  return status.health.map((health) => {
    if (health.release === canary?.release) return failingRelease(health, 'canary', 'halt', now);
    if (health.release !== live.release) return null;
    return failingRelease(health, 'live', lastGood ? 'rollback' : 'activate', now);
  });
}

function failingRelease(
  health: ReleaseHealth,
  about: 'live' | 'canary',
  remedy: ChangeName,
  now: number,
): Problem | null {
  const judged = judgedCounts(health, now);
  const rate = failureRate(judged) ?? 0;
  if (rate < NOTABLE_RATE || judged.failed < FEWEST_TO_NOTE) return null;
  const isDangerous = rate >= DANGEROUS_RATE && judged.failed >= FEWEST_FOR_DANGER;
  const what = about === 'live' ? 'The live release fails' : 'The canary fails';
  const text = `${what}: ${percentText(rate)} of ${countText(loadsOf(judged))} loads in ${judged.window}.`;
  return { about, severity: isDangerous ? 'danger' : 'warning', text, remedy };
}

function badLive({ live }: ModuleStatus): Problem | null {
  if (live.badReason === null) return null;
  return {
    about: 'history',
    severity: 'warning',
    text: `Live, although it was rolled back before: ${live.badReason}`,
    remedy: null,
  };
}
