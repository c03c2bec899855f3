import type { ModuleStatus } from '@crewdeck/contract';

const SHELL = 'shell';

/**
 * The shell first, then by name. Trouble does not change the order: a button must not move away below a finger when the
 * page refreshes, and everybody finds a module where it was last time. What is wrong is said above all of them.
 */
export function inOrder(modules: readonly ModuleStatus[]): ModuleStatus[] {
  return modules.toSorted((one, other) => rank(one) - rank(other) || one.module.localeCompare(other.module));
}

function rank({ module }: ModuleStatus): number {
  return module === SHELL ? 0 : 1;
}
