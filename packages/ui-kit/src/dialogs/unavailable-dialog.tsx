import { lazy, Suspense } from 'react';
import type { UnavailableDialogProps } from './unavailable-dialog-content.tsx';

/** Hardly anybody sees it, so no page carries a dialog for it. */
const Content = lazy(async () => ({
  default: (await import('./unavailable-dialog-content.tsx')).UnavailableDialogContent,
}));

/** Stands in for a dialog that could not be loaded. */
export function UnavailableDialog(props: UnavailableDialogProps) {
  return (
    <Suspense fallback={null}>
      <Content {...props} />
    </Suspense>
  );
}
