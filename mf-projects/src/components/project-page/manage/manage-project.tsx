import type { ProjectPage } from '@crewdeck/contract';
import { Stack } from '@crewdeck/ui-kit';
import { useProjectInterests } from '../../../hooks/use-project-interests.ts';
import { useProjectInvites } from '../../../hooks/use-project-invites.ts';
import { useWhoFits } from '../../../hooks/use-who-fits.ts';
import { isFirstAwaited } from '../../../rules/is-first-awaited.ts';
import { InterestedPeople } from '../people/interested-people.tsx';
import { InvitedPeople } from '../people/invited-people.tsx';
import { WhoWouldFit } from '../people/who-would-fit.tsx';
import { HandOverSection } from './hand-over-section.tsx';
import styles from './manage-project.module.css';
import { ProjectSettings } from './project-settings.tsx';
import { Webhooks } from './webhooks/webhooks.tsx';

/** What only the owner does: people, from interested to invited to suggested, and the project itself. */
export function ManageProject({ project }: { project: ProjectPage }) {
  const isAskedToJoin = project.result === null;
  const people = [useProjectInterests(project.id, isAskedToJoin), useProjectInvites(project.id, isAskedToJoin)];
  const isAwaited = [...people, useWhoFits(project)].some(isFirstAwaited);
  return (
    <div className={styles.root}>
      {isAskedToJoin ? (
        <Stack gap={7}>
          <InterestedPeople project={project} />
          {/* Not below what waits for it: a failed list would be read again each time it appears. */}
          <InvitedPeople project={project} />
          {people.some(isFirstAwaited) ? null : <WhoWouldFit project={project} />}
        </Stack>
      ) : null}
      {/* On a phone below lists that wait for their first answer, so that no button moves under a finger. */}
      {isAwaited ? null : (
        <Stack gap={7}>
          <ProjectSettings project={project} />
          <HandOverSection project={project} />
          <Webhooks projectId={project.id} isOpen={project.status !== 'Archived'} />
        </Stack>
      )}
    </div>
  );
}
