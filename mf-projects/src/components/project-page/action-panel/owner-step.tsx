import { isTeamFull, type ProjectPage } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { Button, Cluster, Stack, UserPlusIcon, Words } from '@crewdeck/ui-kit';
import { whyNobodyJoins } from '../../../rules/project-action.ts';
import { peoplePath } from '../../../rules/who-fits.ts';
import { EditButton } from '../../edit-project/edit-button.tsx';
import { TeamStep } from './team-step.tsx';

interface OwnerStepProps {
  project: ProjectPage;
  /** The last seat was taken while the page was shown. */
  isMoment: boolean;
}

/** The owner's next step: find people while there are seats, go to the room of a full team, and edit the project. */
export function OwnerStep({ project, isMoment }: OwnerStepProps) {
  return (
    <Stack gap={3}>
      {isTeamFull(project) ? <TeamStep project={project} isMoment={isMoment} /> : null}
      <Cluster gap={3} fills="always">
        {project.isLooking ? (
          <Button variant="primary" render={<Link to={peoplePath(project.id)} />}>
            <UserPlusIcon aria-hidden="true" />
            Invite people
          </Button>
        ) : null}
        <EditButton project={project} />
      </Cluster>
      {project.isLooking || project.result ? null : (
        <Words tone="muted" size="md">
          {whyNobodyJoins(project, new Date())}
        </Words>
      )}
    </Stack>
  );
}
