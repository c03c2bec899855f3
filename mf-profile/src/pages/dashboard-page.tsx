import { Page, PageHeader } from '@crewdeck/ui-kit';
import { DashboardSkeleton } from '../components/dashboard/dashboard-skeleton.tsx';
import { DashboardView } from '../components/dashboard/dashboard-view.tsx';
import { useDashboard } from '../hooks/use-dashboard.ts';

/** `/dashboard`: the person, their numbers, and where to go from here. */
export function DashboardPage() {
  const dashboard = useDashboard();
  return (
    <Page width="wide">
      <PageHeader title="Dashboard" description="How your projects and teams are doing." />
      {dashboard.isLoading ? <DashboardSkeleton /> : <DashboardView dashboard={dashboard} />}
    </Page>
  );
}
