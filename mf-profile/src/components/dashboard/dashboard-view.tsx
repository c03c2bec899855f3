import type { Dashboard } from '../../hooks/use-dashboard.ts';
import { LoadFailureNotice } from '../load-failure-notice.tsx';
import styles from './dashboard-view.module.css';
import { DestinationCards } from './destination-cards.tsx';
import { MissingProfile } from './missing-profile.tsx';
import { ProfileSummary } from './profile-summary.tsx';
import { StatRow } from './stat-row.tsx';
import { TeamsForYou } from './teams-for-you.tsx';

/** The dashboard with whatever has arrived. */
export function DashboardView({ dashboard }: { dashboard: Dashboard }) {
  const { profile, stats, failures, refetch } = dashboard;
  return (
    <div className={styles.root}>
      {failures.length > 0 ? (
        <LoadFailureNotice onRetry={() => void refetch()}>
          {failures.map((failure) => (
            <p key={failure}>{failure}</p>
          ))}
        </LoadFailureNotice>
      ) : null}
      {profile.data ? <ProfileSummary profile={profile.data} /> : <MissingProfile profile={profile} />}
      <StatRow stats={stats} />
      <DestinationCards />
      {profile.data ? <TeamsForYou profile={profile.data} /> : null}
    </div>
  );
}
