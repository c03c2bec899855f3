import type { COLLABORATION_TYPES, DIFFICULTIES, PROJECT_INVITE_STATUSES, PROJECT_STATUSES } from '@crewdeck/contract';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An undertaking of one owner that seeks teammates. Its visibility follows from its collaboration type. */
@Entity('projects')
export class ProjectEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** `null` once they have deleted their account; the project is archived then. */
  @Column('uuid', { name: 'owner_id', nullable: true })
  ownerId: string | null;

  @Column('text')
  title: string;

  @Column('text', { default: '' })
  description: string;

  @Column('text', { array: true, default: [] })
  tags: string[];

  @Column('text', { name: 'tech_stack', array: true, default: [] })
  techStack: string[];

  @Column('text', { name: 'roles_needed', array: true, default: [] })
  rolesNeeded: string[];

  @Column('smallint', { name: 'max_team_size', default: 1 })
  maxTeamSize: number;

  @Column('text', { default: 'Open' })
  status: (typeof PROJECT_STATUSES)[number];

  @Column('text', { nullable: true })
  difficulty: (typeof DIFFICULTIES)[number] | null;

  @Column('text', { name: 'collaboration_type', default: 'Open to all' })
  collaborationType: (typeof COLLABORATION_TYPES)[number];

  @Column('text', { name: 'invite_status', default: 'Pending' })
  inviteStatus: (typeof PROJECT_INVITE_STATUSES)[number];

  @Column('date', { nullable: true })
  deadline: string | null;

  /** The deadline that the team was told is near. */
  @Column('date', { name: 'deadline_told', nullable: true, select: false })
  deadlineTold: string | null;

  /** The event it is made for. */
  @Column('uuid', { name: 'hackathon_id', nullable: true })
  hackathonId: string | null;

  /** The member who is asked to own it. */
  @Column('uuid', { name: 'handover_to', nullable: true })
  handoverTo: string | null;

  /** Written by a trigger: the tech stack, folded, for the filter. */
  @Column('text', { name: 'tech_text', default: '', select: false })
  techText: string;

  /** Written by a trigger: the tags, folded, for the filter. */
  @Column('text', { name: 'tag_text', default: '', select: false })
  tagText: string;

  /** Written by a trigger: title and description, folded, for the search. */
  @Column('text', { name: 'search_text', default: '', select: false })
  searchText: string;

  /** Written by a trigger: how many are on the team besides the owner. */
  @Column('smallint', { name: 'member_count', default: 0, select: false })
  memberCount: number;

  /** Why ops have hidden it from all but its team. */
  @Column('text', { name: 'hidden_reason', nullable: true, select: false })
  hiddenReason: string | null;

  /** It is hidden, or its owner is. Written by `hideProjects`. */
  @Column('boolean', { name: 'is_hidden', default: false, select: false })
  isHidden: boolean;

  /** Of the cover that others see. Its bytes are in `covers`. */
  @Column('text', { name: 'cover_hash', nullable: true, select: false })
  coverHash: string | null;

  /** When it was last completed; told while it is. */
  @Column('timestamptz', { name: 'finished_at', nullable: true, select: false })
  finishedAt: Date | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;
}
