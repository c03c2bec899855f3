import type { COLLABORATION_TYPES, DIFFICULTIES, PROJECT_INVITE_STATUSES, PROJECT_STATUSES } from '@crewdeck/contract';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { HackathonEntity } from '../hackathons/hackathon.entity.ts';
import { UserEntity } from '../users/user.entity.ts';

/** An undertaking of one owner that seeks teammates. Its visibility follows from its collaboration type. */
@Entity('projects')
@Check('projects_title_size', 'char_length(title) BETWEEN 1 AND 120')
@Check('projects_description_size', 'char_length(description) <= 5000')
@Check('projects_hidden_for_a_reason', "hidden_reason <> ''")
@Check('projects_lists_size', 'cardinality(tags) <= 20')
@Check('projects_owned_or_archived', "(owner_id IS NOT NULL) OR (status = 'Archived')")
@Check('projects_team_size', 'max_team_size BETWEEN 1 AND 50')
@Check('projects_status_known', "status IN ('Ideation', 'In Progress', 'Completed', 'Open', 'Archived')")
@Check('projects_difficulty_known', "difficulty IN ('Beginner', 'Intermediate', 'Advanced')")
@Check('projects_collaboration_type_known', "collaboration_type IN ('Open to all', 'Invite only')")
@Check('projects_invite_status_known', "invite_status IN ('Pending', 'Accepted', 'Declined', 'Expired')")
@Index('projects_newest_open', { synchronize: false })
@Index('projects_newest_by_difficulty', { synchronize: false })
@Index('projects_of_owner', { synchronize: false })
@Index('projects_of_hackathon', { synchronize: false })
@Index('projects_handed_over', { synchronize: false })
@Index('projects_by_deadline', { synchronize: false })
@Index('projects_deadline_to_tell', { synchronize: false })
@Index('projects_text_search', { synchronize: false })
@Index('projects_search', { synchronize: false })
export class ProjectEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'projects_pk' })
  id: string;

  /** `null` once they have deleted their account; the project is archived then. */
  @Column('uuid', { name: 'owner_id', nullable: true })
  @ForeignKey(() => UserEntity, { name: 'projects_owner_fk', onDelete: 'CASCADE' })
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
  @ForeignKey(() => HackathonEntity, { name: 'projects_hackathon_fk', onDelete: 'SET NULL' })
  hackathonId: string | null;

  /** The member who is asked to own it. */
  @Column('uuid', { name: 'handover_to', nullable: true })
  @ForeignKey(() => UserEntity, { name: 'projects_handover_fk', onDelete: 'SET NULL' })
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

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;
}
