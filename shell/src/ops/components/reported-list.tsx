import type { ReportedSubject } from '@crewdeck/contract';
import type { Page } from '@crewdeck/module-sdk';
import { CardGrid, EmptyState, InboxIcon } from '@crewdeck/ui-kit';
import type { ReportsState } from '../hooks/use-reports.ts';
import type { Action } from '../rules/decision-texts.ts';
import styles from './module-grid.module.css';
import { ReportedCard } from './reported-card.tsx';

interface ReportedListProps {
  state: ReportsState;
  page: Page<ReportedSubject>;
  now: number;
  onDecide: (action: Action, id: string) => void;
}

const NOTHING: Record<ReportsState, { title: string; text: string }> = {
  open: { title: 'No open reports', text: 'Reports appear here, grouped by person or project.' },
  decided: { title: 'No decisions yet', text: "People and projects you've decided on stay here with their history." },
};

/** People and projects, the latest first; what doesn't fit follows when these are decided. */
export function ReportedList({ state, page, now, onDecide }: ReportedListProps) {
  if (page.items.length === 0) return <EmptyState icon={<InboxIcon />} {...NOTHING[state]} />;
  return (
    <>
      <CardGrid label={state === 'open' ? 'Open reports' : 'Decided reports'} className={styles.grid}>
        {page.items.map((subject) => (
          <ReportedCard key={subject.id} subject={subject} now={now} onDecide={onDecide} />
        ))}
      </CardGrid>
      {page.next ? <p>Showing the latest {page.items.length}.</p> : null}
    </>
  );
}
