import { ModuleScope } from '@crewdeck/module-sdk/host';
import { type ReactNode, Suspense } from 'react';
import { readHostDocument } from '../host-document.ts';
import { DrawnFor } from './drawn-for.tsx';
import type { ComponentAddress } from './loading/candidates.ts';
import { PageWatch } from './reports/page-watch.tsx';
import { SlotBoundary } from './slot-boundary.tsx';
import { useComponent } from './use-component.ts';

/** Why a component is missing: no release of it works, or ops have switched its module off. */
type Absence = 'failed' | 'stopped';

interface Props {
  address: ComponentAddress;
  props?: object;
  placeholder: ReactNode;
  /** Replaces a component that can't be shown. */
  renderAbsence: (absence: Absence, tryAgain: () => void) => ReactNode;
}

/**
 * The place of one component of a module: finds a release that works, isolates it, and offers another try. A component that
 * is shown stays until the slot unmounts, whatever is released meanwhile.
 */
export function ModuleSlot({ address, props = {}, placeholder, renderAbsence }: Props) {
  const { finding, crashes, onShown, onLate, onCrash, tryAgain } = useComponent(address);
  if (finding.status === 'failed' || finding.status === 'stopped') return renderAbsence(finding.status, tryAgain);
  if (finding.status !== 'ready') return placeholder;
  const { Component, release } = finding.loaded;
  const waiting = (
    <>
      {placeholder}
      <DrawnFor ms={readHostDocument().config.moduleLoadTimeoutMs} onDone={onLate} />
    </>
  );
  return (
    <SlotBoundary key={crashes} onCrash={onCrash}>
      <Suspense fallback={waiting}>
        <ModuleScope release={`${release.module}@${release.release}`}>
          <Component {...props} />
        </ModuleScope>
        <DrawnFor ms={0} onDone={onShown} />
        {address.kind === 'pages' ? <PageWatch of={release} /> : null}
      </Suspense>
    </SlotBoundary>
  );
}
