import { type SessionUser, type useMyProfile, useReturnPath } from '@crewdeck/module-sdk';
import { useForm } from '@crewdeck/module-sdk/forms';
import { Button, ComebackNotice, FormActions, LeaveDialog, Notice, PageHeader } from '@crewdeck/ui-kit';
import { useEditorPart } from '../../hooks/use-editor-part.ts';
import { useProfileForm } from '../../hooks/use-profile-form.ts';
import { useSaveProfile } from '../../hooks/use-save-profile.ts';
import { LOAD_FAILURE_TEXTS } from '../../rules/load-failure-texts.ts';
import { LoadFailureNotice } from '../load-failure-notice.tsx';
import { PictureSection } from './picture/picture-section.tsx';
import { ProfileSections } from './profile-sections.tsx';
import { SectionLinks } from './section-links.tsx';

const PROFILE_PATH = '/profile';
const CREATE_TEXT =
  'Only your name is required. A role and three skills help teams find you. You can change everything later.';
const UPDATE_TEXT = 'Saving updates your profile and your card in the directory.';

interface ProfileEditorProps {
  user: SessionUser;
  /** Has answered or failed at least once. */
  profile: ReturnType<typeof useMyProfile>;
}

/** The form that makes the first profile, or changes the one there is. */
export function ProfileEditor({ user, profile }: ProfileEditorProps) {
  const { start, form, change, isChanged, comeback, unsavedChanges } = useProfileForm(
    profile.data,
    user.displayName ?? '',
  );
  const leadTo = useReturnPath(PROFILE_PATH);
  const { send, isBusy, failure } = useSaveProfile({
    user,
    start,
    readAgain: async () => (await profile.refetch({ throwOnError: true })).data ?? null,
    leadTo,
    onSaved: unsavedChanges.allowLeaving,
  });
  // Where nobody knows yet whether there is a profile, it is taken to exist: saving then never overwrites one.
  const isUpdate = start.profile !== null;
  // Where it isn't known, or there has never been one, a change of something else needs none.
  const isNameRequired = start.profile !== undefined && start.profile?.name !== '';
  useEditorPart();
  const { checked } = useForm({ send: () => send(form) });

  return (
    <>
      <PageHeader
        title={isUpdate ? 'Edit Your Profile' : 'Create Your Profile'}
        description={isUpdate ? UPDATE_TEXT : CREATE_TEXT}
      />
      {leadTo !== PROFILE_PATH ? (
        <Notice tone="info">Once you save, you'll return to what you were doing.</Notice>
      ) : null}
      {start.profile === undefined ? (
        <LoadFailureNotice isRetrying={profile.isFetching} onRetry={() => void profile.refetch()}>
          <strong>{LOAD_FAILURE_TEXTS.profile}</strong>
          <p>You can still edit below. Saving changes only what you fill in.</p>
        </LoadFailureNotice>
      ) : null}
      {profile.data ? (
        <>
          <SectionLinks />
          <PictureSection profile={profile.data} />
        </>
      ) : null}
      <form {...checked}>
        <ComebackNotice comeback={comeback} />
        <ProfileSections isUpdate={isUpdate} isNameRequired={isNameRequired} form={form} change={change} />
        <FormActions
          status={isChanged && !isBusy ? 'You have unsaved changes.' : null}
          failure={isBusy ? null : withAdvice(failure)}
        >
          <Button type="submit" variant="primary" size="lg" isBusy={isBusy}>
            {isUpdate ? (isBusy ? 'Updating...' : 'Update Profile') : isBusy ? 'Saving...' : 'Create Profile'}
          </Button>
        </FormActions>
      </form>
      <LeaveDialog question={unsavedChanges} />
    </>
  );
}

/** The texts of the specification say neither what is lost nor what to do. The server's sentences do. */
function withAdvice(failure: string | null): string | null {
  if (!failure || failure.endsWith('.')) return failure;
  return `${failure}. What you wrote is still here. Try again in a moment.`;
}
