import { Button, Notice, Stack } from '@crewdeck/ui-kit';
import type { ReactNode } from 'react';

interface LoadFailureNoticeProps {
  /** What could not be loaded, and what that means. */
  children: ReactNode;
  isRetrying?: boolean;
  onRetry: () => void;
}

/** Says above a page that goes on without it what could not be loaded. */
export function LoadFailureNotice({ children, isRetrying = false, onRetry }: LoadFailureNoticeProps) {
  return (
    <Notice tone="danger" role="alert">
      <Stack gap={3} align="start">
        <div>{children}</div>
        <Button size="sm" isBusy={isRetrying} onClick={onRetry}>
          Try again
        </Button>
      </Stack>
    </Notice>
  );
}
