import type { Profile } from '@crewdeck/contract';
import { BLANK_FORM, formOf, type ProfileForm } from './profile-form.ts';
import { type ProfilePayload, payloadOf, savedPayloadOf } from './profile-payload.ts';
import { rebaseForm } from './rebase-form.ts';

interface Edit {
  /** What the person sees now. */
  form: ProfileForm;
  /** What the editor was opened with, before they touched it. */
  base: ProfileForm;
  /** The profile the editor was opened with, if there was one. */
  opened: Profile | null | undefined;
}

/**
 * The fields an update sends. An editor that was opened with a profile sends what differs from it. One that was not
 * (the load failed, or the profile was made in another tab) sends what the person wrote, carried over to `saved`.
 */
export function changesToSend({ form, base, opened }: Edit, saved: Profile | null): Partial<ProfilePayload> {
  if (opened) return changedFields(payloadOf(form), savedPayloadOf(opened));
  if (!saved) return changedFields(payloadOf(form), payloadOf(BLANK_FORM));
  const carriedOver = rebaseForm({ mine: form, base, saved: formOf(saved) });
  return changedFields(payloadOf(carriedOver), savedPayloadOf(saved));
}

/** Only the fields whose value differs, so that saving never writes over what somebody else changed meanwhile. */
function changedFields(payload: ProfilePayload, saved: ProfilePayload): Partial<ProfilePayload> {
  const fields = Object.keys(payload) as (keyof ProfilePayload)[];
  const changed = fields.filter((field) => contentOf(payload[field]) !== contentOf(saved[field]));
  return Object.fromEntries(changed.map((field) => [field, payload[field]]));
}

/** The editor lets nobody order a list: what is taken off and put on again is at its end, and no change. */
function contentOf(value: unknown): string {
  return JSON.stringify(Array.isArray(value) ? value.map(contentOf).sort() : value);
}

/** Whether leaving the editor would lose something. */
export function hasChanges(payload: ProfilePayload, saved: ProfilePayload): boolean {
  return Object.keys(changedFields(payload, saved)).length > 0;
}
