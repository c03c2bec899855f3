import type { Hackathon } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import {
  Button,
  CardGrid,
  CardSkeleton,
  EmptyState,
  ErrorState,
  LoadingRegion,
  Section,
  UsersIcon,
} from '@crewdeck/ui-kit';
import { useFormingTeams } from '../../hooks/use-forming-teams.ts';
import { FormingTeamCard } from './forming-team-card.tsx';
import styles from './forming-teams.module.css';

const TITLE = 'Teams that form for it';

/** The projects for the hackathon that still look for people. */
export function FormingTeams({ hackathon }: { hackathon: Hackathon }) {
  const { data: teams, isPending, isLoadingError, refetch } = useFormingTeams(hackathon.id);
  return (
    <Section title={TITLE}>
      {isPending && (
        <LoadingRegion label="Loading teams...">
          <CardGrid>
            <CardSkeleton />
            <CardSkeleton />
          </CardGrid>
        </LoadingRegion>
      )}
      {isLoadingError && (
        <ErrorState
          title="The teams could not be loaded."
          onRetry={() => void refetch()}
          text="Try again in a moment."
        />
      )}
      {teams?.items.length === 0 && (
        <EmptyState
          icon={<UsersIcon />}
          title="No team looks for people yet."
          text="Post your idea, and those who want to take part find you here."
          action={
            <Button render={<Link to={`/post-project?hackathon=${hackathon.id}`} />}>Post a project for it</Button>
          }
        />
      )}
      {teams && teams.items.length > 0 && (
        <CardGrid label={TITLE}>
          {teams.items.map((project, position) => (
            <FormingTeamCard key={project.id} project={project} accent={position} />
          ))}
        </CardGrid>
      )}
      {teams?.next && <p className={styles.rest}>{`These are the newest ${teams.items.length}.`}</p>}
    </Section>
  );
}
