import {
  DEFAULT_AVAILABILITY_IN_DIRECTORY,
  type ListedUser,
  reasonAgainstInvites,
  shownName,
  splitList,
  unaccented,
} from '@crewdeck/contract';
import type { LEVELS } from './user-filters.ts';

const ID_CHARACTERS_SHOWN = 6;

/**
 * A person as the directory shows them. Rating, status and level are constants that the specification fixes in the
 * client. They say nothing about the person, so the level filter reads them and no card renders them.
 */
export interface UserCard extends Omit<ListedUser, 'availability' | 'githubUrl' | 'portfolioUrl'> {
  shortId: string;
  /** `branch · academicYear`, either may be missing; empty without both. */
  university: string;
  availability: string;
  description: string;
  contact: string;
  /** Why there is nothing to invite them with; `null` when there is. */
  reasonAgainstInvites: string | null;
  githubUrl: string;
  portfolioUrl: string;
  rating: number;
  status: 'online';
  level: (typeof LEVELS)[number];
}

export function asUserCard(user: ListedUser): UserCard {
  return {
    ...user,
    shortId: user.id.slice(0, ID_CHARACTERS_SHOWN),
    name: shownName(user.name),
    university: [user.branch, user.academicYear].filter(Boolean).join(' · '),
    availability: user.availability ?? DEFAULT_AVAILABILITY_IN_DIRECTORY,
    description: user.bio ?? '',
    contact: user.discordOrContact ?? '',
    reasonAgainstInvites: reasonAgainstInvites(user),
    githubUrl: user.githubUrl ?? '',
    portfolioUrl: user.portfolioUrl ?? '',
    rating: 4.8,
    status: 'online',
    level: 'Mid-Level',
  };
}

/** Green for Available for work, blue for Open to Collaborate, grey otherwise (spec 2, profile view). */
export function availabilityTone(availability: string): 'green' | 'blue' | 'neutral' {
  if (availability === 'Available for work') return 'green';
  return availability === 'Open to Collaborate' ? 'blue' : 'neutral';
}

/** An address without the parts that people don't read; any other text as it is. */
export function readableContact(contact: string): string {
  return contact.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}

/** Skills that answer the tech filter, which may name several, come first, so that a card shows why it was found. */
export function skillsInOrder(skills: readonly string[], tech: string): string[] {
  const wanted = splitList(unaccented(tech).toLowerCase());
  const isWanted = (skill: string) => wanted.some((name) => unaccented(skill).toLowerCase().includes(name));
  return [...skills.filter(isWanted), ...skills.filter((skill) => !isWanted(skill))];
}
