import { readFileSync } from 'node:fs';
import { allocate } from '../allocation/allocate.ts';

interface PublicAllocation {
  name: string;
  projects: Parameters<typeof allocate>[0]['projects'];
  students: Parameters<typeof allocate>[0]['students'];
  exact: { best_obj: number; obj_bound: number };
  vns300s: number;
}

/** 27 public instances, with what others found. */
export const PUBLIC_ALLOCATIONS: readonly PublicAllocation[] = JSON.parse(
  readFileSync(new URL('../../data/spagb-27.json', import.meta.url), 'utf8'),
);

/** What each finds, and the processor time that ours takes. */
export function comparisonOf(instance: PublicAllocation) {
  const before = process.cpuUsage();
  const { value } = allocate(instance);
  const { user, system } = process.cpuUsage(before);
  const { exact, vns300s, name } = instance;
  return { name, ours: value, exact: exact.best_obj, vns300s, seconds: (user + system) / 1e6 };
}
