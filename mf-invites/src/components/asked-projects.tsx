import type { AskedProject } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { Cover, ErrorState, LinkRow, RowList, Section } from '@crewdeck/ui-kit';
import { useAskedProjects } from '../hooks/use-asked-projects.ts';
import { dayAndMonth } from '../rules/dates.ts';

type Status = NonNullable<AskedProject['interest']>['status'];

/** What came of it. The list has none of the others. */
const ANSWERS: Partial<Record<Status, string>> = {
  shown: 'No answer yet.',
  invited: "You're invited.",
  not_now: 'The team went another way.',
};

/** The projects in which the person has shown interest, newest first, while it is open or has the owner's answer. */
export function AskedProjects() {
  const { data, isLoadingError, refetch } = useAskedProjects();
  if (isLoadingError)
    return <ErrorState title="We couldn't load the projects you're interested in." onRetry={() => void refetch()} />;
  if (!data?.length) return null;
  return (
    <Section title="Projects you're interested in">
      <RowList aria-label="Projects you're interested in">
        {data.map(({ id, title, coverUrl, interest }) => (
          <LinkRow
            key={id}
            picture={<Cover seed={id} src={coverUrl} isTile />}
            link={<Link to={`/projects/${id}`}>{title}</Link>}
          >
            {interest ? <State {...interest} /> : null}
          </LinkRow>
        ))}
      </RowList>
      {data.some(({ interest }) => interest?.status === 'not_now') ? (
        <p>
          <Link to="/explore-projects">Find another project</Link>
        </p>
      ) : null}
    </Section>
  );
}

function State({ status, createdAt }: NonNullable<AskedProject['interest']>) {
  return (
    <>
      You showed interest on <time dateTime={createdAt}>{dayAndMonth(createdAt, new Date())}</time>. {ANSWERS[status]}
    </>
  );
}
