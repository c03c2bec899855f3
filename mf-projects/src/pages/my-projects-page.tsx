import {
  Link,
  myDataKeys,
  useAddressDialog,
  useFailureToast,
  useLocation,
  useMyProjects,
  useSession,
} from '@crewdeck/module-sdk';
import { Button, Notice, Page, PageHeader, PlusIcon } from '@crewdeck/ui-kit';
import { useEffect, useRef } from 'react';
import { MyProjectList } from '../components/my-projects/my-project-list.tsx';
import { PROJECT_DIALOGS, ProjectDialogs } from '../components/my-projects/project-dialogs.tsx';
import { useFreshOnArrival } from '../hooks/use-fresh-on-arrival.ts';
import { PostedOffer } from '../widgets/posted-offer.tsx';

export function MyProjectsPage() {
  const uid = useSession().user?.uid ?? '';
  const projects = useMyProjects();
  const posted = useLocation().state?.posted;
  const dialog = useAddressDialog(PROJECT_DIALOGS);
  const list = useRef<HTMLDivElement>(null);
  const isDeleted = useRef(false);
  const project = projects.data?.find(({ id }) => id === dialog.id);
  const isGone = dialog.id !== null && projects.isSuccess && !projects.isFetching && !project;

  useFreshOnArrival(myDataKeys.projects(uid));
  useFailureToast(projects, 'Failed to fetch your projects.');

  // The button that opened the dialog goes with its card. Behind the open dialog nothing takes the focus.
  useEffect(() => {
    if (dialog.name !== null || !isDeleted.current) return;
    isDeleted.current = false;
    list.current?.focus();
  }, [dialog.name]);

  function leaveDeleted(): void {
    isDeleted.current = true;
    dialog.close();
  }

  return (
    <Page width="wide">
      <PageHeader
        title="My Projects"
        description="What you've posted, and how your teams are growing."
        actions={
          <Button
            // An empty list has the main button.
            variant={projects.data?.length === 0 ? 'secondary' : 'primary'}
            render={<Link to="/post-project" />}
          >
            <PlusIcon aria-hidden="true" />
            Post a Project
          </Button>
        }
      />
      {posted ? <PostedOffer posted={posted} /> : null}
      {isGone ? (
        <Notice tone="info" role="status">
          This project isn't in your list. It may have been deleted.
        </Notice>
      ) : null}
      <div ref={list} tabIndex={-1}>
        <MyProjectList projects={projects} onOpen={dialog.open} />
      </div>
      <ProjectDialogs name={dialog.name} project={project} onClose={dialog.close} onDeleted={leaveDeleted} />
    </Page>
  );
}
