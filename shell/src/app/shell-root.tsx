import { QueryClientProvider, ToastRegion } from '@crewdeck/module-sdk/host';
import { type ComponentProps, type ReactNode, StrictMode } from 'react';
import { DrawnFor } from '../modules/drawn-for.tsx';
import { RootBoundary } from './root-boundary.tsx';

interface Props {
  queryClient: ComponentProps<typeof QueryClientProvider>['client'];
  onShown: () => void;
  children: ReactNode;
}

/** The root of the product, in the browser and when pages are prerendered. */
export function ShellRoot({ queryClient, onShown, children }: Props) {
  return (
    <StrictMode>
      <RootBoundary>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
        <ToastRegion />
        <DrawnFor ms={0} onDone={onShown} />
      </RootBoundary>
    </StrictMode>
  );
}
