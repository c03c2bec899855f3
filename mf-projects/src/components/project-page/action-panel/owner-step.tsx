import type { ProjectPage } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { Button, Cluster, Stack, UserPlusIcon, Words } from '@crewdeck/ui-kit';
import { whyNobodyJoins } from '../../../rules/project-action.ts';
import { peoplePath } from '../../../rules/who-fits.ts';
import { EditButton } from '../../edit-project/edit-button.tsx';

/** The owner's next step: find people while there are seats, and edit the project. */
export function OwnerStep({ project }: { project: ProjectPage }) {
  return (
    <Stack gap={3}>
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
