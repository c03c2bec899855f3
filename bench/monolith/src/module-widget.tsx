import type { WidgetRequest } from '@crewdeck/module-sdk/host';
import { Spinner } from '@crewdeck/ui-kit';
import { LazyComponent } from './lazy-component.tsx';

/** In place of the shell's `modules/module-widget.tsx`. */
export function ModuleWidget({ of, name, props }: WidgetRequest) {
  return (
    <LazyComponent
      key={`${of}/${name}`}
      module={of}
      kind="widgets"
      name={name}
      props={props}
      placeholder={<Spinner label="Loading..." />}
    />
  );
}
