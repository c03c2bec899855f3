import type { Fit } from '@crewdeck/contract';
import { Button, ChevronDownIcon, PointList, Words } from '@crewdeck/ui-kit';
import { useId, useState } from 'react';
import styles from './why-this-fits.module.css';

interface WhyThisFitsProps {
  fit: Fit;
  /** Id of the element that names who or what fits. */
  titleId: string;
}

/** On a card, on demand: the sentences that speak for it, and the skills that are missing. Nothing where nothing speaks for it. */
export function WhyThisFits({ fit: { reasons, missing = [] }, titleId }: WhyThisFitsProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  if (reasons.length === 0) return null;
  return (
    <div>
      <Button
        variant="ghost"
        size="sm"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-describedby={titleId}
        onClick={() => setIsOpen((wasOpen) => !wasOpen)}
      >
        Why this fits
        <ChevronDownIcon className="chevron" aria-hidden="true" />
      </Button>
      <div id={id} className={styles.reasons} hidden={!isOpen}>
        <PointList points={reasons} label="Why this fits" />
        {missing.length > 0 && (
          <Words tone="muted" size="sm" dir="auto">
            Still missing on the team: {missing.join(', ')}
          </Words>
        )}
      </div>
    </div>
  );
}
