import { useModuleRelease, type WidgetRequest } from '@crewdeck/module-sdk/host';
import { ErrorState, LoadingDialog, Spinner } from '@crewdeck/ui-kit';
import { ModuleSlot } from './module-slot.tsx';
import { rangeFor } from './registry/places.ts';

const TITLES = {
  failed: "This part isn't available right now",
  stopped: 'This part is switched off for now.',
};

/** A widget of a module, placed by another module. A widget with `onClose` is a dialog. */
export function ModuleWidget({ of, name, props, fallback }: WidgetRequest) {
  const placer = useModuleRelease();
  return (
    <ModuleSlot
      key={`${of}/${name}`}
      address={{ module: of, kind: 'widgets', name, range: rangeFor(placer, of, name) }}
      props={props}
      placeholder={'onClose' in props ? <LoadingDialog /> : <Spinner label="Loading..." />}
      renderAbsence={(absence, tryAgain) =>
        fallback === undefined ? <ErrorState title={TITLES[absence]} onRetry={tryAgain} /> : fallback
      }
    />
  );
}
