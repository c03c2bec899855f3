import { useFailureToast, useMyProfile, useSession } from '@crewdeck/module-sdk';
import { Page } from '@crewdeck/ui-kit';
import { EditorSkeleton } from '../components/profile-editor/editor-skeleton.tsx';
import { ProfileEditor } from '../components/profile-editor/profile-editor.tsx';
import { LOAD_FAILURE_TEXTS } from '../rules/load-failure-texts.ts';

/** `/create-profile`: makes the first profile, or changes the one there is. */
export function CreateProfilePage() {
  const { user } = useSession();
  const profile = useMyProfile();
  useFailureToast(profile, LOAD_FAILURE_TEXTS.profile);
  return (
    <Page width="wide">
      {user && profile.isFetched ? <ProfileEditor key={user.uid} user={user} profile={profile} /> : <EditorSkeleton />}
    </Page>
  );
}
