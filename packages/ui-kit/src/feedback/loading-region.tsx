import type { ReactNode } from 'react';
import { Spinner } from '../actions/spinner.tsx';
import { Row, Stack } from '../layout/boxes.tsx';

interface LoadingRegionProps {
  /** What is loading, such as 'Loading projects...'; shown and announced. */
  label: ReactNode;
  /** Skeletons; hidden from screen readers. */
  children?: ReactNode;
}

/** Says that something is loading, above skeletons that keep its place. */
export function LoadingRegion({ label, children }: LoadingRegionProps) {
  return (
    <Stack gap={4}>
      <Row as="p" role="status" gap={2} align="center" tone="muted" size="md">
        <Spinner />
        <span>{label}</span>
      </Row>
      {children ? <div aria-hidden="true">{children}</div> : null}
    </Stack>
  );
}
