import { Link } from '@crewdeck/module-sdk';
import { Notice, Stack } from '@crewdeck/ui-kit';
import type { Dashboard } from '../../hooks/use-dashboard.ts';
import { LoadFailureNotice } from '../load-failure-notice.tsx';
import { DestinationCards } from './destination-cards.tsx';
import { MissingProfile } from './missing-profile.tsx';
import { ProfileSummary } from './profile-summary.tsx';
import { ProposalNotice } from './proposal-notice.tsx';
import { StatRow } from './stat-row.tsx';
import { TeamsForYou } from './teams-for-you.tsx';
import { YourTeams } from './your-teams.tsx';

export function DashboardView({ dashboard }: { dashboard: Dashboard }) {
  const { proposals, profile, projects, collaborations, stats, failures, refetch } = dashboard;
  // Fits tell a new account more than zeros.
  const isNew = stats.every(({ count }) => count === 0);
  const fits = profile.data ? <TeamsForYou profile={profile.data} /> : null;
  return (
    <Stack gap={6}>
      {proposals.map((proposal) => (
        <ProposalNotice key={proposal.id} proposal={proposal} />
      ))}
      {failures.length > 0 ? (
        <LoadFailureNotice onRetry={() => void refetch()}>
          {failures.map((failure) => (
            <p key={failure}>{failure}</p>
          ))}
        </LoadFailureNotice>
      ) : null}
      {profile.data?.name === '' ? (
        <Notice tone="info">
          Your profile has no name, so teams can't tell who you are. <Link to="/create-profile">Add your name</Link>
        </Notice>
      ) : null}
      {profile.data ? <ProfileSummary profile={profile.data} /> : <MissingProfile profile={profile} />}
      {isNew ? fits : null}
      <StatRow stats={stats} />
      <YourTeams projects={projects.data} collaborations={collaborations.data} />
      <DestinationCards />
      {isNew ? null : fits}
    </Stack>
  );
}
