import type { Dashboard } from '../../hooks/use-dashboard.ts';
import { dashboardStats } from '../../rules/dashboard-stats.ts';
import { DashboardFailures } from './dashboard-failures.tsx';
import styles from './dashboard-view.module.css';
import { DestinationCards } from './destination-cards.tsx';
import { LateSummary } from './late-summary.tsx';
import { MissingProfile } from './missing-profile.tsx';
import { ProfileSummary } from './profile-summary.tsx';
import { StatRow } from './stat-row.tsx';

/** The dashboard with whatever has arrived. */
export function DashboardView({ dashboard }: { dashboard: Dashboard }) {
  const { profile, projects, invites, collaborations, failures, refetch } = dashboard;
  const stats = dashboardStats({
    projects: projects.data,
    collaborations: collaborations.data,
    invites: invites.data,
  });
  return (
    <div className={styles.root}>
      <DashboardFailures failures={failures} onRetry={() => void refetch()} />
      {profile.data ? <ProfileSummary profile={profile.data} /> : null}
      {profile.data === null ? <MissingProfile /> : null}
      {profile.data === undefined ? <LateSummary isPending={profile.isPending} /> : null}
      <StatRow stats={stats} />
      <DestinationCards />
    </div>
  );
}
