import type { MouseEvent } from 'react';
import { Button } from '../actions/button.tsx';
import { Notice } from '../feedback/notice.tsx';

interface ComebackNoticeProps {
  /** As `useKeptForm` of the SDK returns it. */
  comeback: { isBack: boolean; discard: () => void };
}

/** Says that a draft was restored, and discards it on request. Place it at the top of the form. */
export function ComebackNotice({ comeback: { isBack, discard } }: ComebackNoticeProps) {
  if (!isBack) return null;

  function discardDraft({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
    discard();
    // The button goes, and the focus with it.
    currentTarget.form?.querySelector<HTMLElement>('input, textarea')?.focus();
  }

  return (
    <Notice tone="info" role="status">
      We kept what you'd written.{' '}
      <Button size="sm" onClick={discardDraft}>
        Discard it
      </Button>
    </Notice>
  );
}
