import type { SessionUser, useMyProfile } from '@crewdeck/module-sdk';
import { Button, ComebackNotice, FormActions, LeaveDialog, PageHeader } from '@crewdeck/ui-kit';
import type { FormEvent } from 'react';
import { useProfileForm } from '../../hooks/use-profile-form.ts';
import { useSaveProfile } from '../../hooks/use-save-profile.ts';
import { AcademicInformation } from './academic-information.tsx';
import { BasicInformation } from './basic-information.tsx';
import { FeaturedProjectFields } from './featured-project-fields.tsx';
import { InterestFields } from './interest-fields.tsx';
import { LoadFailedNotice } from './load-failed-notice.tsx';
import { SkillFields } from './skill-fields.tsx';
import { SocialLinkFields } from './social-link-fields.tsx';

const CREATE_TEXT = 'A few lines are enough to start. You can change everything later.';
const UPDATE_TEXT = 'What you save is what others see from then on.';

interface ProfileEditorProps {
  user: SessionUser;
  /** Has answered or failed at least once. */
  profile: ReturnType<typeof useMyProfile>;
}

/** The form that makes the first profile, or changes the one there is. */
export function ProfileEditor({ user, profile }: ProfileEditorProps) {
  const { start, form, setField, isChanged, comeback, unsavedChanges } = useProfileForm(
    profile.data,
    user.displayName ?? '',
  );
  const { save, isSaving, failure } = useSaveProfile({
    user,
    start,
    readAgain: async () => (await profile.refetch({ throwOnError: true })).data ?? null,
    onSaved: unsavedChanges.allowLeaving,
  });
  // Where nobody knows yet whether there is a profile, it is taken to exist: saving then never overwrites one.
  const isUpdate = start.profile !== null;

  function submit(event: FormEvent) {
    event.preventDefault();
    save(form);
  }

  return (
    <>
      <PageHeader
        title={isUpdate ? 'Edit Your Profile' : 'Create Your Profile'}
        description={isUpdate ? UPDATE_TEXT : CREATE_TEXT}
      />
      {start.profile === undefined ? (
        <LoadFailedNotice isRetrying={profile.isFetching} onRetry={() => void profile.refetch()} />
      ) : null}
      <form onSubmit={submit}>
        <ComebackNotice comeback={comeback} />
        <BasicInformation form={form} setField={setField} />
        <AcademicInformation form={form} setField={setField} />
        <SkillFields form={form} setField={setField} />
        <InterestFields form={form} setField={setField} />
        <SocialLinkFields form={form} setField={setField} />
        <FeaturedProjectFields form={form} setField={setField} />
        <FormActions
          status={isChanged && !isSaving ? 'You have unsaved changes.' : null}
          failure={isSaving ? null : failure}
        >
          <Button type="submit" variant="primary" size="lg" isBusy={isSaving}>
            {isUpdate ? (isSaving ? 'Updating...' : 'Update Profile') : isSaving ? 'Saving...' : 'Create Profile'}
          </Button>
        </FormActions>
      </form>
      <LeaveDialog question={unsavedChanges} />
    </>
  );
}
