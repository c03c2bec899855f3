import { type ReactNode, useEffect, useState } from 'react';
import { Spinner } from '../actions/spinner.tsx';
import { Row, Stack } from '../layout/boxes.tsx';
import { useIsOnline } from './use-is-online.ts';

/** The shell says on every page that one is offline. */
const OFFLINE = "This loads once you're back online.";
const USUAL_MS = 3_000;

interface LoadingRegionProps {
  /** What is loading, such as 'Loading projects...'; shown and announced. */
  label: ReactNode;
  /** Skeletons; hidden from screen readers. */
  children?: ReactNode;
}

/** Says that something is loading, above skeletons that keep its place, that it takes long, or that it waits for the network. */
export function LoadingRegion({ label, children }: LoadingRegionProps) {
  const isOnline = useIsOnline();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), USUAL_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Stack gap={4}>
      <Row as="p" role="status" gap={2} align="center" tone="muted" size="md">
        {isOnline ? <Spinner /> : null}
        <span>{isOnline ? label : OFFLINE}</span>
        {isOnline && isLate ? <span>This is taking longer than usual.</span> : null}
      </Row>
      {children && isOnline ? <div aria-hidden="true">{children}</div> : null}
    </Stack>
  );
}
