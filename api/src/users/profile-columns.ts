import {
  type CreateProfile,
  DEFAULT_AVAILABILITY_ON_SAVE,
  type ValidCreateProfile,
  type ValidUpdateProfile,
} from '@crewdeck/contract';
import type { Identity } from '../platform/auth/caller.ts';
import { storedSkills } from './skills.rules.ts';
import type { UserEntity } from './user.entity.ts';

export type ProfileColumns = Partial<Omit<UserEntity, 'id' | 'skillText' | 'searchText' | 'createdAt' | 'updatedAt'>>;

const OWN_TO_THE_TOKEN = ['firebaseUid', 'email'] as const satisfies readonly (keyof CreateProfile)[];

/** What a new profile starts as: everything may be left out (spec 5). */
export function columnsOfNewProfile({ uid, email }: Identity, input: ValidCreateProfile) {
  const given = changedColumns(input);
  return {
    name: '',
    availability: DEFAULT_AVAILABILITY_ON_SAVE,
    ...given,
    firebaseUid: uid,
    email,
  } satisfies ProfileColumns;
}

/** The columns that a request changes: those whose keys it sends. */
export function changedColumns(input: ValidUpdateProfile): ProfileColumns {
  const { skills, availability, ...others } = input;
  for (const key of OWN_TO_THE_TOKEN) delete others[key];
  return withoutUndefined({
    ...others,
    skills: skills && storedSkills(skills),
    availability: availability === null ? DEFAULT_AVAILABILITY_ON_SAVE : availability,
  });
}

function withoutUndefined<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}
