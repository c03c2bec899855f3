import { useFailureToast, useMyProfile } from '@crewdeck/module-sdk';
import { ErrorState, Page, PageHeader } from '@crewdeck/ui-kit';
import { ProfileNotFound } from '../components/profile-view/profile-not-found.tsx';
import { ProfileSkeleton } from '../components/profile-view/profile-skeleton.tsx';
import { ProfileView } from '../components/profile-view/profile-view.tsx';
import { LOAD_FAILURE_TEXTS } from '../rules/load-failure-texts.ts';

/** `/profile`: the person's own profile. */
export function ProfilePage() {
  const profile = useMyProfile();
  useFailureToast(profile, LOAD_FAILURE_TEXTS.profile);
  return (
    <Page width="wide">
      {profile.isPending ? <ProfileSkeleton /> : null}
      {profile.isLoadingError ? (
        <>
          <PageHeader title="My Profile" />
          <ErrorState
            title={LOAD_FAILURE_TEXTS.profile}
            text="Nothing is lost. Try again in a moment."
            onRetry={() => void profile.refetch()}
          />
        </>
      ) : null}
      {profile.data === null ? (
        <>
          <PageHeader title="My Profile" />
          <ProfileNotFound />
        </>
      ) : null}
      {profile.data ? <ProfileView profile={profile.data} /> : null}
    </Page>
  );
}
