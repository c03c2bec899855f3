import { useModuleRelease, type WidgetRequest } from '@crewdeck/module-sdk/host';
import { ErrorState, LoadingDialog, Spinner } from '@crewdeck/ui-kit';
import { ModuleSlot } from './module-slot.tsx';
import { rangeFor } from './registry/places.ts';

const TITLES = {
  failed: 'This part is not available right now',
  stopped: 'This part is switched off for the moment.',
};

/** A widget of a module, placed by another one. One that can be closed is a dialog, whose place in the page nobody sees. */
export function ModuleWidget({ of, name, props, fallback }: WidgetRequest) {
  const placer = useModuleRelease();
  return (
    <ModuleSlot
      key={`${of}/${name}`}
      address={{ module: of, kind: 'widgets', name, range: rangeFor(placer, of, name) }}
      props={props}
      placeholder={'onClose' in props ? <LoadingDialog /> : <Spinner label="Loading…" />}
      renderAbsence={(absence, tryAgain) =>
        fallback === undefined ? <ErrorState title={TITLES[absence]} onRetry={tryAgain} /> : fallback
      }
    />
  );
}
