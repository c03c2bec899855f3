import type { ModuleStatus, ReleaseEvent } from '@crewdeck/contract';
import type { Problem } from '@crewdeck/releases/verdict';

export interface StateBadge {
  text: string;
  tone: 'green' | 'blue' | 'amber' | 'red';
}

/** Without it there is no page at all. */
export const SHELL = 'shell';
const DAY_MS = 24 * 60 * 60_000;
/** None of them changes what people get. */
const QUIET_ACTIONS: readonly string[] = ['publish', 'prune', 'preview', 'end_preview', 'alarm'];

/**
 * The shell first, then by name. Trouble does not change the order: a button must not move away below a finger when the
 * page refreshes, and everybody finds a module where it was last time. What is wrong is said above all of them.
 */
export function sortModules(modules: readonly ModuleStatus[]): ModuleStatus[] {
  return modules.toSorted((one, other) => rank(one) - rank(other) || one.module.localeCompare(other.module));
}

function rank({ module }: ModuleStatus): number {
  return module === SHELL ? 0 : 1;
}

/** Id of a module's heading, to lead focus to its card. */
export function moduleHeadingId(module: string): string {
  return `module-${module}`;
}

/**
 * The state of a module in a word or two: what people get of it, whether it works, whether a rollback of the last day put
 * it there.
 *
 * @param problems of this module
 */
export function stateBadges(
  status: ModuleStatus,
  problems: readonly Problem[],
  events: readonly ReleaseEvent[],
  now: number,
): StateBadge[] {
  if (status.stopped) return [{ text: 'Stopped', tone: 'red' }];
  const isFailing = (what: Problem['about']) =>
    problems.some(({ about, severity }) => about === what && severity === 'danger');
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
