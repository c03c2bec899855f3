import { type Profile, splitList, type TimeBlock } from '@crewdeck/contract';
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

/** What the editor holds while a person types. Empty text means "nothing". */
export interface ProfileForm {
  name: string;
  bio: string;
  availability: NonNullable<Profile['availability']> | '';
  /** `YYYY-MM-DD`, the day on which they take invites again. */
  invitesPausedUntil: string;
  academicYear: string;
  branch: string;
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
  githubUrl: string;
  portfolioUrl: string;
  discordOrContact: string;
  featuredProjects: readonly FeaturedProjectRow[];
}

const BLANK_ROW: FeaturedProjectRow = { key: 0, title: '', tech: '', link: '' };

/** The editor of somebody who has no profile yet. */
export const BLANK_FORM: ProfileForm = {
  name: '',
  bio: '',
  availability: '',
  invitesPausedUntil: '',
  academicYear: '',
  branch: '',
  skills: [],
  skillLevels: {},
  skillDraft: '',
  interests: [],
  interestDraft: '',
  roles: [],
  roleDraft: '',
  hoursPerWeek: '',
  timeBlocks: [],
  githubUrl: '',
  portfolioUrl: '',
  discordOrContact: '',
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
    name: profile.name,
    bio: profile.bio ?? '',
    availability: profile.availability ?? '',
    invitesPausedUntil: profile.invitesPausedUntil ?? '',
    academicYear: profile.academicYear ?? '',
    branch: profile.branch ?? '',
    skills: skillNamesOf(profile),
    skillLevels: levelsOf(profile),
    skillDraft: '',
    interests: splitList(profile.interests),
    interestDraft: '',
    roles: profile.roles,
    roleDraft: '',
    hoursPerWeek: profile.hoursPerWeek?.toString() ?? '',
    timeBlocks: profile.timeBlocks,
    githubUrl: profile.githubUrl ?? '',
    portfolioUrl: profile.portfolioUrl ?? '',
    discordOrContact: profile.discordOrContact ?? '',
    featuredProjects: rows.length > 0 ? rows : [BLANK_ROW],
  };
}

/** One more empty row, with a key that no other row has. */
export function withAnotherProject(rows: readonly FeaturedProjectRow[]): FeaturedProjectRow[] {
  const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
  return [...rows, { ...BLANK_ROW, key }];
}
