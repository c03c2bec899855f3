import type { KeptRelease, ModuleProblem, ModuleStatus, ReleaseEvent, ReleaseSummary } from '@crewdeck/contract';
import { SHELL } from '@crewdeck/releases/host-document';
import { actorText, eventText } from '@crewdeck/releases/texts';

/** A problem, and the module it is about. */
type FoundProblem = ModuleProblem & { module: string };

interface StateBadge {
  text: string;
  tone: 'green' | 'blue' | 'red';
}

/** The shell first, then by name. Trouble never moves a module: a button must not slip away from below a finger. */
export function sortModules(modules: readonly ModuleStatus[]): ModuleStatus[] {
  const rank = ({ module }: ModuleStatus) => (module === SHELL ? 0 : 1);
  return modules.toSorted((one, other) => rank(one) - rank(other) || one.module.localeCompare(other.module));
}

/** Id of a module's heading, to lead focus to its card. */
export function moduleHeadingId(module: string): string {
  return `module-${module}`;
}

/** What the API finds wrong, the worst first. */
export function allProblems(modules: readonly ModuleStatus[]): FoundProblem[] {
  const found = modules.flatMap(({ module, problems }) => problems.map((problem) => ({ ...problem, module })));
  const rank = ({ severity }: ModuleProblem) => (severity === 'danger' ? 0 : 1);
  return found.toSorted((one, other) => rank(one) - rank(other));
}

/** The state of everything, for somebody who has two seconds. */
export function headlineOf(problems: readonly FoundProblem[], isStale: boolean): string {
  const [worst] = problems;
  if (!worst) return isStale ? 'Nothing to do at the last update' : 'Nothing to do';
  const concerned = problems.filter(({ severity }) => severity === worst.severity).map(({ module }) => module);
  return `${worst.severity === 'danger' ? 'In trouble' : 'Worth a look'}: ${[...new Set(concerned)].join(', ')}`;
}

/** What people get of a module, in a word or two. */
export function stateBadges({ stopped, live, canary, problems }: ModuleStatus): StateBadge[] {
  if (stopped) return [{ text: 'Stopped', tone: 'red' }];
  const fails = (release: string) =>
    problems.some((problem) => problem.release === release && problem.severity === 'danger');
  const badges: StateBadge[] = [
    fails(live.release) ? { text: 'Live, failing', tone: 'red' } : { text: 'Live', tone: 'green' },
  ];
  if (!canary) return badges;
  const text = `Canary ${canary.percent} %`;
  return [...badges, fails(canary.release) ? { text: `${text} fails`, tone: 'red' } : { text, tone: 'blue' }];
}

/**
 * What could take the place of the live release, the last good one and the canary first. Those two are known from the
 * state of the module, so that the usual way back never waits for the list of kept releases.
 */
export function releaseChoices(
  { live, lastGood, canary }: ModuleStatus,
  kept: readonly KeptRelease[],
): (ReleaseSummary & Partial<KeptRelease>)[] {
  const releases = [lastGood, canary, ...kept].filter((release) => release !== null);
  // The first place of each, with what is known last.
  const byId = new Map(releases.map((release) => [release.release, release]));
  byId.delete(live.release);
  return [...byId.values()];
}

/** Who did what, and why. */
export function eventSentence(event: ReleaseEvent): string {
  return `${actorText(event.actor)} ${eventText(event)}${event.reason ? `: ${event.reason}` : '.'}`;
}
