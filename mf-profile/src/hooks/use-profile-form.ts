import type { Profile } from '@crewdeck/contract';
import { type KeptForm, useKeptForm } from '@crewdeck/module-sdk/forms';
import { useState } from 'react';
import { hasChanges } from '../rules/changes-to-send.ts';
import { BLANK_FORM, formOf, type ProfileForm } from '../rules/profile-form.ts';
import { payloadOf } from '../rules/profile-payload.ts';
import { rebaseForm } from '../rules/rebase-form.ts';

/** A saved profile, `null` when there is none, `undefined` while nobody knows because it could not be loaded. */
export type KnownProfile = Profile | null | undefined;

/** What the editor was opened with. Changes are measured against it. */
export interface EditorStart {
  profile: KnownProfile;
  form: ProfileForm;
}

/** What each part of the editor works on. */
export type FormPart = Pick<KeptForm<ProfileForm>, 'form' | 'change'>;

/**
 * The form of the editor. It is filled once: an answer that comes later never overwrites what a person types, unless the
 * first attempt to load failed; then it is filled around what they have typed by that time.
 */
export function useProfileForm(known: KnownProfile, displayName: string) {
  const [start, setStart] = useState<EditorStart>(() => startWith(known, displayName));
  const { form, setForm, ...rest } = useKeptForm(start.form, (edited) =>
    hasChanges(payloadOf(edited), payloadOf(start.form)),
  );

  if (start.profile === undefined && known !== undefined) {
    const next = startWith(known, displayName);
    setStart(next);
    setForm((mine) => rebaseForm({ mine, base: start.form, saved: next.form }));
  }

  return { start, form, ...rest };
}

function startWith(profile: KnownProfile, displayName: string): EditorStart {
  if (profile) return { profile, form: formOf(profile) };
  if (profile === null) return { profile, form: { ...BLANK_FORM, name: displayName } };
  return { profile, form: BLANK_FORM };
}
