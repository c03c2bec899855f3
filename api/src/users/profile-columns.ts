import { DEFAULT_AVAILABILITY_ON_SAVE, type ValidSaveProfile } from '@crewdeck/contract';
import type { Identity } from '../platform/auth/caller.ts';
import { storedSkills } from './skills.rules.ts';
import type { UserEntity } from './user.entity.ts';

type ByOthers = 'hiddenReason' | 'suspendedReason' | 'pictureHash' | 'emailToldAt';

export type ProfileColumns = Partial<
  Omit<UserEntity, 'id' | 'skillText' | 'searchText' | 'createdAt' | 'updatedAt' | ByOthers>
>;

/** What a new profile starts as: everything may be left out (spec 5). */
export function columnsOfNewProfile({ uid, email, isEmailConfirmed }: Identity, input: ValidSaveProfile) {
  return {
    name: '',
    availability: DEFAULT_AVAILABILITY_ON_SAVE,
    ...changedColumns(input),
    firebaseUid: uid,
    email,
    isEmailConfirmed,
  } satisfies ProfileColumns;
}

/** The columns that a request changes: those whose keys it sends. Who it is comes from the token, never from here. */
export function changedColumns({
  firebaseUid,
  email,
  skills,
  availability,
  ...others
}: ValidSaveProfile): ProfileColumns {
  return {
    ...others,
    ...(skills && { skills: storedSkills(skills) }),
    ...(availability !== undefined && { availability: availability ?? DEFAULT_AVAILABILITY_ON_SAVE }),
  };
}
