import type { ProfilePayload } from './profile-payload.ts';

/** Only the fields whose value differs, so that saving never writes over what somebody else changed meanwhile. */
export function changedFields(payload: ProfilePayload, saved: ProfilePayload): Partial<ProfilePayload> {
  const fields = Object.keys(payload) as (keyof ProfilePayload)[];
  const changed = fields.filter((field) => JSON.stringify(payload[field]) !== JSON.stringify(saved[field]));
  return Object.fromEntries(changed.map((field) => [field, payload[field]]));
}

/** Whether leaving the editor would lose something. */
export function hasChanges(payload: ProfilePayload, saved: ProfilePayload): boolean {
  return Object.keys(changedFields(payload, saved)).length > 0;
}
