import { ModuleScope } from '@crewdeck/module-sdk/host';
import type { ReactNode } from 'react';
import type { ComponentAddress } from './component-loader.ts';
import { SlotBoundary } from './slot-boundary.tsx';
import { useComponent } from './use-component.ts';

interface Props {
  address: ComponentAddress;
  props?: object;
  placeholder: ReactNode;
  /** What stands in the place of a component that can't be shown. */
  renderFailure: (retry: () => void) => ReactNode;
}

/** The place of one component of a module: loads it, isolates it, and offers another try. */
export function ModuleSlot({ address, props = {}, placeholder, renderFailure }: Props) {
  const { state, attempt, retry } = useComponent(address);
  if (state.status === 'loading') return placeholder;
  if (state.status === 'failed') return renderFailure(retry);
  const { Component, release } = state.loaded;
  return (
    <SlotBoundary key={attempt} release={release} fallback={renderFailure(retry)}>
      <ModuleScope release={release}>
        <Component {...props} />
      </ModuleScope>
    </SlotBoundary>
  );
}
