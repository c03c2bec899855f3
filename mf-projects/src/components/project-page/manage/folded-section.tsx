import { useLocation } from '@crewdeck/module-sdk';
import { Disclosure, Stack } from '@crewdeck/ui-kit';
import { type ReactNode, useId, useState } from 'react';
import { useArrivalAt } from '../../../hooks/use-arrival-at.ts';
import styles from './manage-project.module.css';

interface FoldedSectionProps {
  title: string;
  /** Its name in addresses, such as `#webhooks`. */
  part?: string;
  /** Opens it: something in it needs the owner's attention. */
  isNeeded?: boolean | undefined;
  children: ReactNode;
}

/** A section that its heading opens, or a link that leads to it. It stays open, so that nothing closes under a finger. */
export function FoldedSection({ title, part, isNeeded = false, children }: FoldedSectionProps) {
  const titleId = useId();
  const section = useArrivalAt(part);
  const isCalled = useLocation().hash === `#${part}`;
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen && (isNeeded || isCalled)) setIsOpen(true);
  // The heading takes no focus: some browsers open nothing by a press on what does.
  return (
    <section ref={section} id={part} tabIndex={-1} aria-labelledby={titleId}>
      <Disclosure
        open={isOpen}
        summary={
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
        }
      >
        <Stack gap={4}>{children}</Stack>
      </Disclosure>
    </section>
  );
}
