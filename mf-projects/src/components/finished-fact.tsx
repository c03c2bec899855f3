import { localDayText, type Project } from '@crewdeck/contract';
import { Fact } from './fact.tsx';

/** The day on which a project was finished; nothing while it isn't. */
export function FinishedFact({ project: { finishedAt } }: { project: Pick<Project, 'finishedAt'> }) {
  if (!finishedAt) return null;
  return (
    <Fact label="Finished">
      <time dateTime={finishedAt}>{localDayText(finishedAt)}</time>
    </Fact>
  );
}
