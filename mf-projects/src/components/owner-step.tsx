import type { ProjectPage } from '@crewdeck/contract';
import { Link, useAddressDialog, useNavigate } from '@crewdeck/module-sdk';
import { Button, PencilIcon, UserPlusIcon } from '@crewdeck/ui-kit';
import { peoplePath } from '../rules/who-fits.ts';
import { whyNobodyJoins } from '../rules/why-nobody-joins.ts';
import styles from './action-panel.module.css';
import { EditProject } from './edit-project.ts';

const DIALOGS = ['edit'] as const;

/** What the owner does next: find people while there are seats, and keep the project as it is. */
export function OwnerStep({ project }: { project: ProjectPage }) {
  const dialog = useAddressDialog(DIALOGS);
  const navigate = useNavigate();
  return (
    <div className={styles.step}>
      <div className={styles.buttons}>
        {project.isLooking ? (
          <Button variant="primary" render={<Link to={peoplePath(project.id)} />}>
            <UserPlusIcon aria-hidden="true" />
            Invite people
          </Button>
        ) : null}
        <Button onClick={() => dialog.open('edit', project.id)}>
          <PencilIcon aria-hidden="true" />
          Edit
        </Button>
      </div>
      {project.isLooking ? null : <p className={styles.hint}>{whyNobodyJoins(project, new Date())}</p>}
      {dialog.name === 'edit' ? (
        <EditProject project={project} onClose={dialog.close} onDeleted={() => void navigate('/my-projects')} />
      ) : null}
    </div>
  );
}
