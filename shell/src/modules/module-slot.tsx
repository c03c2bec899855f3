import { ModuleScope } from '@crewdeck/module-sdk/host';
import { type ReactNode, Suspense } from 'react';
import { FirstRender } from './first-render.tsx';
import { Rest } from './health/rest.tsx';
import type { ComponentAddress } from './loading/component-address.ts';
import { SlotBoundary } from './slot-boundary.tsx';
import { useComponent } from './use-component.ts';
import { Waiting } from './waiting.tsx';

/** Why a component is not there: no release of it can be shown, or ops have switched its module off. */
type Absence = 'failed' | 'stopped';

interface Props {
  address: ComponentAddress;
  props?: object;
  placeholder: ReactNode;
  /** What stands in the place of a component that can't be shown. */
  renderAbsence: (absence: Absence, tryAgain: () => void) => ReactNode;
}

/**
 * The place of one component of a module: finds a release of it that works, isolates it, and offers another try. Once
 * shown, a component stays until its place goes, whatever is released meanwhile.
 */
export function ModuleSlot({ address, props = {}, placeholder, renderAbsence }: Props) {
  const { finding, crashes, onShown, onCrash, tryAgain } = useComponent(address);
  if (finding.status === 'loading') return placeholder;
  if (finding.status !== 'ready') return renderAbsence(finding.status, tryAgain);
  const { Component, release } = finding.loaded;
  return (
    <SlotBoundary key={crashes} onCrash={onCrash}>
      <Suspense fallback={<Waiting of={release}>{placeholder}</Waiting>}>
        <ModuleScope release={`${release.module}@${release.release}`}>
          <Component {...props} />
        </ModuleScope>
        <FirstRender onDone={onShown} />
        <Rest of={release} />
      </Suspense>
    </SlotBoundary>
  );
}
