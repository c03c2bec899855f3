import { useMyProfile } from '@crewdeck/module-sdk';
import { Button, Notice, Page, PageHeader } from '@crewdeck/ui-kit';
import { NewProjectForm } from '../components/new-project-form.tsx';
import { ProfileNeeded } from '../components/profile-needed.tsx';

export function PostProjectPage() {
  const profile = useMyProfile();
  return (
    <Page>
      <PageHeader title="Post a Project" description="Say what you want to build and who you are looking for." />
      {profile.isError ? (
        <Notice tone="warning" role="alert">
          Your profile could not be loaded, and posting needs it.{' '}
          <Button size="sm" onClick={() => void profile.refetch()}>
            Try again
          </Button>
        </Notice>
      ) : null}
      {profile.data === null ? <ProfileNeeded /> : <NewProjectForm profile={profile.data} />}
    </Page>
  );
}
