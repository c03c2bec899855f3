import { useSearchParams } from '@crewdeck/module-sdk';
import { CHANGES, type ChangeName } from '../rules/changes.ts';

/** The open dialog lives in the address, `?rollback=mf-profile`, so that a runbook or an alarm can lead right to it. */
export function useChangeDialog() {
  const [searchParams, setSearchParams] = useSearchParams();
  const change = CHANGES.find((name) => searchParams.has(name)) ?? null;

  return {
    change,
    module: change && searchParams.get(change),
    open: (name: ChangeName, module: string) => setSearchParams({ [name]: module }, { preventScrollReset: true }),
    close: () => setSearchParams({}, { replace: true, preventScrollReset: true }),
  };
}
