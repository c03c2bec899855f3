import type { ReleasesStatus } from '@crewdeck/contract';
import { type Problem, problemsOf } from './module-problems.ts';

export interface ModuleProblem extends Problem {
  module: string;
}

/** Whether anything is wrong, for somebody who has two seconds. */
export interface Verdict {
  tone: 'danger' | 'warning' | 'success';
  headline: string;
  /** The worst first. */
  problems: ModuleProblem[];
}

export function verdictOn({ modules, events }: ReleasesStatus, now: number): Verdict {
  const all = modules.flatMap((status) =>
    problemsOf(status, events, now).map((problem) => ({ ...problem, module: status.module })),
  );
  const dangers = all.filter(({ severity }) => severity === 'danger');
  const warnings = all.filter(({ severity }) => severity === 'warning');
  const problems = [...dangers, ...warnings];
  if (dangers.length > 0) return { tone: 'danger', headline: brokenText(modulesOf(dangers)), problems };
  if (warnings.length > 0)
    return { tone: 'warning', headline: `Worth a look: ${modulesOf(warnings).join(', ')}`, problems };
  return { tone: 'success', headline: 'Nothing is wrong', problems };
}

function brokenText(modules: readonly string[]): string {
  const [only] = modules;
  return modules.length === 1 ? `${only} is in trouble` : `${modules.length} modules are in trouble`;
}

function modulesOf(problems: readonly ModuleProblem[]): string[] {
  return [...new Set(problems.map(({ module }) => module))];
}
