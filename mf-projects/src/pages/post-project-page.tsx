import { useMyProfile } from '@crewdeck/module-sdk';
import { Button, Notice, Page, PageHeader } from '@crewdeck/ui-kit';
import { NewProjectForm } from '../components/post-project/new-project-form.tsx';
import { ProfileNeeded } from '../components/post-project/profile-needed.tsx';

export function PostProjectPage() {
  const profile = useMyProfile();
  return (
    <Page width="wide">
      <PageHeader title="Post a Project" description="Say what you want to build and who you're looking for." />
      {profile.isError ? (
        <Notice tone="warning" role="alert">
          We couldn't load your profile, and you need it to post.{' '}
          <Button size="sm" onClick={() => void profile.refetch()}>
            Try again
          </Button>
        </Notice>
      ) : null}
      {profile.data === null ? <ProfileNeeded /> : <NewProjectForm profile={profile.data} />}
    </Page>
  );
}
