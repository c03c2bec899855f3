import type { ModuleStatus, ReleaseEvent } from '@crewdeck/contract';
import { type Problem, problemsOf } from './module-problems.ts';

export interface StateBadge {
  text: string;
  tone: 'green' | 'blue' | 'amber' | 'red';
}

const DAY_MS = 24 * 60 * 60_000;
/** Neither changes what people get. */
const QUIET_ACTIONS: readonly string[] = ['publish', 'prune', 'alarm'];

/** The state of a module in a word or two: what people get of it, whether it works, whether a rollback of the last day put it there. */
export function stateBadges(status: ModuleStatus, events: readonly ReleaseEvent[], now: number): StateBadge[] {
  if (status.stopped) return [{ text: 'Stopped', tone: 'red' }];
  const failing = problemsOf(status, events, now).filter(({ severity }) => severity === 'danger');
  const isFailing = (what: Problem['about']) => failing.some(({ about }) => about === what);
  const badges = [isFailing('live') ? FAILING : LIVE];
  if (wasRolledBack(status, events, now)) badges.push(ROLLED_BACK);
  if (status.canary) badges.push(canaryBadge(status.canary.percent, isFailing('canary')));
  return badges;
}

function canaryBadge(percent: number, isFailing: boolean): StateBadge {
  return isFailing ? { text: `Canary ${percent} % fails`, tone: 'red' } : { text: `Canary ${percent} %`, tone: 'blue' };
}

const LIVE: StateBadge = { text: 'Live', tone: 'green' };
const FAILING: StateBadge = { text: 'Live, failing', tone: 'red' };
const ROLLED_BACK: StateBadge = { text: 'Rolled back', tone: 'amber' };

function wasRolledBack({ module }: ModuleStatus, events: readonly ReleaseEvent[], now: number): boolean {
  const latest = events.find((event) => event.module === module && !QUIET_ACTIONS.includes(event.action));
  return latest?.action === 'rollback' && now - Date.parse(latest.at) < DAY_MS;
}
