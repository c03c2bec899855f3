import { type ReactNode, useSyncExternalStore } from 'react';
import { Spinner } from '../actions/spinner.tsx';
import { Row, Stack } from '../layout/boxes.tsx';

const OFFLINE = "You're offline. This loads once you're back online.";

interface LoadingRegionProps {
  /** What is loading, such as 'Loading projects...'; shown and announced. */
  label: ReactNode;
  /** Skeletons; hidden from screen readers. */
  children?: ReactNode;
}

/** Says that something is loading, above skeletons that keep its place, or that it waits for the network. */
export function LoadingRegion({ label, children }: LoadingRegionProps) {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <Stack gap={4}>
      <Row as="p" role="status" gap={2} align="center" tone="muted" size="md">
        {isOnline ? <Spinner /> : null}
        <span>{isOnline ? label : OFFLINE}</span>
      </Row>
      {children && isOnline ? <div aria-hidden="true">{children}</div> : null}
    </Stack>
  );
}

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
