import type { MouseEvent } from 'react';
import { Button } from '../actions/button.tsx';
import { Notice } from '../feedback/notice.tsx';

interface ComebackNoticeProps {
  /** Whether what a person wrote earlier is in the form again, and their way to be rid of it. */
  comeback: { isBack: boolean; discard: () => void };
}

/** Says that nothing was lost. Stands at the top of its form. */
export function ComebackNotice({ comeback: { isBack, discard } }: ComebackNoticeProps) {
  if (!isBack) return null;

  function startAnew({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
    discard();
    // The button goes, and the focus with it.
    currentTarget.form?.querySelector<HTMLElement>('input, textarea')?.focus();
  }

  return (
    <Notice tone="info" role="status">
      We kept what you'd written.{' '}
      <Button size="sm" onClick={startAnew}>
        Discard it
      </Button>
    </Notice>
  );
}
