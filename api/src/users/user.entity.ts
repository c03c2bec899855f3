import type { AVAILABILITIES, FeaturedProject, TimeBlock } from '@crewdeck/contract';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A skill as it is kept: its name in the catalogue's spelling, or as the person wrote it. */
export interface StoredSkill {
  name: string;
  level: string;
}

/** A person's profile; it belongs to exactly one identity. */
@Entity('users')
export class UserEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text', { name: 'firebase_uid' })
  firebaseUid: string;

  @Column('text')
  email: string;

  /** Whether the provider has said that this very address is theirs. One that is not confirmed is shown to nobody else. */
  @Column('boolean', { name: 'email_confirmed', default: false })
  isEmailConfirmed: boolean;

  /** Whether the address refused an email. Ends when it is changed or confirmed again. */
  @Column('boolean', { name: 'email_bounced', default: false, select: false })
  isEmailBounced: boolean;

  /** When the token was issued with which the address changed. An older token tells an address of before. */
  @Column('timestamptz', { name: 'email_told_at', nullable: true, select: false })
  emailToldAt: Date | null;

  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  bio: string | null;

  @Column('text', { nullable: true })
  branch: string | null;

  @Column('text', { name: 'academic_year', nullable: true })
  academicYear: string | null;

  @Column('text', { nullable: true })
  availability: (typeof AVAILABILITIES)[number] | null;

  @Column('text', { name: 'discord_or_contact', nullable: true })
  discordOrContact: string | null;

  @Column('text', { name: 'github_url', nullable: true })
  githubUrl: string | null;

  @Column('text', { name: 'portfolio_url', nullable: true })
  portfolioUrl: string | null;

  @Column('text', { array: true, default: [] })
  interests: string[];

  @Column('jsonb', { default: [] })
  skills: StoredSkill[];

  @Column('jsonb', { name: 'featured_projects', default: [] })
  featuredProjects: FeaturedProject[];

  /** What they would do in a team. */
  @Column('text', { array: true, default: [] })
  roles: string[];

  @Column('smallint', { name: 'hours_per_week', nullable: true })
  hoursPerWeek: number | null;

  /** When in the week they have time, in its order. */
  @Column('text', { name: 'time_blocks', array: true, default: [] })
  timeBlocks: TimeBlock[];

  /** IANA name of the zone in which these are. */
  @Column('text', { name: 'time_zone', nullable: true })
  timeZone: string | null;

  /** Of the picture that others see. Its bytes are in `pictures`. */
  @Column('text', { name: 'picture_hash', nullable: true, select: false })
  pictureHash: string | null;

  /** The day, in UTC, on which they take invites again. */
  @Column('date', { name: 'invites_paused_until', nullable: true })
  invitesPausedUntil: string | null;

  /** Written by a trigger: the skills, folded, for the tech filter. */
  @Column('text', { name: 'skill_text', default: '', select: false })
  skillText: string;

  /** Written by a trigger: name, bio, skills and university line, folded, for the search. */
  @Column('text', { name: 'search_text', default: '', select: false })
  searchText: string;

  /** Why ops have hidden the profile from everybody else. */
  @Column('text', { name: 'hidden_reason', nullable: true, select: false })
  hiddenReason: string | null;

  /** Why ops have suspended the person, who is hidden as well then. */
  @Column('text', { name: 'suspended_reason', nullable: true, select: false })
  suspendedReason: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;
}
