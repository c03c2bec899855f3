import type { ModuleStatus, ReleasesStatus } from '@crewdeck/contract';
import { closestTo } from '../closest-to.ts';
import { UsageError } from '../errors.ts';
import type { Context } from '../verb.ts';

/** @throws UsageError when nothing of such a module was ever live */
export async function findModule({ api }: Context, name: string): Promise<ModuleStatus> {
  const status = await api.status();
  return status.modules.find(({ module }) => module === name) ?? refuseUnknown(name, status);
}

/** @throws UsageError that names the module that was probably meant */
export function refuseUnknown(name: string, { modules }: ReleasesStatus): never {
  const names = modules.map(({ module }) => module);
  const meant = closestTo(name, names);
  const hint = meant ? `Did you mean ${meant}?` : `There are ${names.join(', ') || 'none yet'}.`;
  throw new UsageError(`There is no module "${name}" here. ${hint}`);
}
