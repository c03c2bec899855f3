import {
  LIMITS,
  PROFILE_FIELDS,
  type Profile,
  type SaveProfile,
  SKILL_CATALOGUE,
  SUGGESTED_ROLES,
  splitList,
  TIME_BLOCKS,
} from '@crewdeck/contract';
import { addEntries } from './add-entries.ts';
import { eachText, type FeaturedProjectRow, formOf, type ProfileForm } from './profile-form.ts';
import { levelOf } from './skill-levels.ts';

/** The part of a profile that its owner writes. Identity and e-mail come from the session. */
export type ProfilePayload = Required<Omit<SaveProfile, 'firebaseUid' | 'email'>>;

const CATALOGUE = Object.values(SKILL_CATALOGUE).flat();

/** What is sent for a form, drafts that were typed but not added included (spec 7). */
export function payloadOf(form: ProfileForm): ProfilePayload {
  const max = LIMITS.skillsPerProfile;
  const skills = addEntries(form.skills, form.skillDraft, { known: CATALOGUE, max });
  return {
    ...eachText((field) => textOrNull(form[field])),
    name: form.name.trim(),
    availability: form.availability,
    skills: skills.map((skillId) => ({ skillId, level: levelOf(form.skillLevels, skillId) })),
    interests: addEntries(form.interests, form.interestDraft, { known: [], max }),
    roles: addEntries(form.roles, form.roleDraft, { known: SUGGESTED_ROLES, max: PROFILE_FIELDS.roles.entries }),
    hoursPerWeek: form.hoursPerWeek === '' ? null : Number(form.hoursPerWeek),
    timeBlocks: TIME_BLOCKS.filter((block) => form.timeBlocks.includes(block)),
    featuredProjects: form.featuredProjects.filter(isFilled).map((row) => ({
      title: row.title.trim(),
      tech: splitList(row.tech),
      link: textOrNull(row.link),
    })),
  };
}

/** The payload that would change nothing about a saved profile. */
export function savedPayloadOf(profile: Profile): ProfilePayload {
  return { ...payloadOf(formOf(profile)), availability: profile.availability };
}

function textOrNull(value: string): string | null {
  return value.trim() || null;
}

function isFilled({ title, tech, link }: FeaturedProjectRow): boolean {
  return [title, tech, link].some((value) => value.trim() !== '');
}
