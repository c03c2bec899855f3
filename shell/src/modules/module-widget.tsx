import type { WidgetRequest } from '@crewdeck/module-sdk/host';
import { ErrorState, Spinner } from '@crewdeck/ui-kit';
import { ModuleSlot } from './module-slot.tsx';

/** A widget of a module, placed by another one. */
export function ModuleWidget({ of, name, props, fallback }: WidgetRequest) {
  return (
    <ModuleSlot
      address={{ module: of, kind: 'widgets', name }}
      props={props}
      placeholder={<Spinner label="Loading…" />}
      renderFailure={(retry) => fallback ?? <ErrorState title="This part is not available right now" onRetry={retry} />}
    />
  );
}
