import { ErrorState } from '@crewdeck/ui-kit';
import { useNow } from '../hooks/use-now.ts';
import type { ReportsState, useReports } from '../hooks/use-reports.ts';
import type { Action } from '../rules/decision-texts.ts';
import { CardsSkeleton } from './cards-skeleton.tsx';
import { ReportedList } from './reported-list.tsx';

interface ReportsPanelProps {
  state: ReportsState;
  reports: ReturnType<typeof useReports>;
  onDecide: (action: Action, id: string) => void;
}

/** The reports of one tab, while they come, when they can't be had, and then. */
export function ReportsPanel({ state, reports, onDecide }: ReportsPanelProps) {
  const now = useNow();
  if (reports.isPending) return <CardsSkeleton label="Loading reports..." />;
  if (!reports.data) return <ErrorState title="We couldn't load the reports" onRetry={() => void reports.refetch()} />;
  return <ReportedList state={state} page={reports.data} now={now} onDecide={onDecide} />;
}
