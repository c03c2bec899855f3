import { ErrorState, Section } from '@crewdeck/ui-kit';
import { usePerson } from '../../hooks/use-person.ts';
import { Teams } from '../teams.tsx';

const TITLE = 'Finished projects';

/** Completed projects that credit the person, as others see them. They come after the profile, and so stand below it. */
export function FinishedProjects({ personId }: { personId: string }) {
  const { data, isLoadingError, refetch } = usePerson(personId);
  if (isLoadingError) {
    return (
      <Section title={TITLE}>
        <ErrorState title="We couldn't load your finished projects." onRetry={() => void refetch()} />
      </Section>
    );
  }
  return <Teams title={TITLE} teams={data?.finishedProjects ?? []} />;
}
