import { DEFAULT_AVAILABILITY_ON_SAVE, type Profile, splitList, type TimeBlock } from '@crewdeck/contract';
import { skillNamesOf } from './group-skills.ts';
import { levelsOf, type SkillLevels } from './skill-levels.ts';

/** One row of the featured projects. `key` tells rows apart while they are edited; it is never sent. */
export interface FeaturedProjectRow {
  key: number;
  title: string;
  /** Comma-separated, as it is typed. */
  tech: string;
  link: string;
}

const TEXT_FIELDS = [
  'bio',
  'invitesPausedUntil',
  'academicYear',
  'branch',
  'githubUrl',
  'portfolioUrl',
  'discordOrContact',
  'timeZone',
] as const satisfies readonly (keyof Profile)[];

type TextField = (typeof TEXT_FIELDS)[number];

/** A value for each text that may be missing in a profile. The type of the payload names one that this list lacks. */
export function eachText<T>(toValue: (field: TextField) => T): Record<TextField, T> {
  return Object.fromEntries(TEXT_FIELDS.map((field) => [field, toValue(field)])) as Record<TextField, T>;
}

/** What the editor holds while a person types. Empty text means "nothing"; `invitesPausedUntil` is `YYYY-MM-DD`. */
export interface ProfileForm extends Record<TextField, string> {
  name: string;
  availability: NonNullable<Profile['availability']>;
  skills: readonly string[];
  skillLevels: SkillLevels;
  /** A custom skill that is typed but not added yet; saving adds it. */
  skillDraft: string;
  interests: readonly string[];
  /** An interest that is typed but not added yet; saving adds it. */
  interestDraft: string;
  roles: readonly string[];
  /** A role that is typed but not added yet; saving adds it. */
  roleDraft: string;
  /** As it is typed. */
  hoursPerWeek: string;
  timeBlocks: readonly TimeBlock[];
  featuredProjects: readonly FeaturedProjectRow[];
}

const BLANK_ROW: FeaturedProjectRow = { key: 0, title: '', tech: '', link: '' };

/** The editor of somebody who has no profile yet. It suggests the zone of the browser. */
export const BLANK_FORM: ProfileForm = {
  ...eachText(() => ''),
  timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  name: '',
  availability: DEFAULT_AVAILABILITY_ON_SAVE,
  skills: [],
  skillLevels: {},
  skillDraft: '',
  interests: [],
  interestDraft: '',
  roles: [],
  roleDraft: '',
  hoursPerWeek: '',
  timeBlocks: [],
  featuredProjects: [BLANK_ROW],
};

/** The editor filled with a saved profile. */
export function formOf(profile: Profile): ProfileForm {
  const rows = profile.featuredProjects.map((project, key) => ({
    key,
    title: project.title,
    tech: splitList(project.tech).join(', '),
    link: project.link ?? '',
  }));
  return {
    ...eachText((field) => profile[field] ?? ''),
    name: profile.name,
    availability: profile.availability ?? DEFAULT_AVAILABILITY_ON_SAVE,
    skills: skillNamesOf(profile),
    skillLevels: levelsOf(profile),
    skillDraft: '',
    interests: splitList(profile.interests),
    interestDraft: '',
    roles: profile.roles,
    roleDraft: '',
    hoursPerWeek: profile.hoursPerWeek?.toString() ?? '',
    timeBlocks: profile.timeBlocks,
    featuredProjects: rows.length > 0 ? rows : [BLANK_ROW],
  };
}

/** One more empty row, with a key that no other row has. */
export function withAnotherProject(rows: readonly FeaturedProjectRow[]): FeaturedProjectRow[] {
  const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
  return [...rows, { ...BLANK_ROW, key }];
}
