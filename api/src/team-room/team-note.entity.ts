import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A short text that somebody wrote for their team. It stays when they leave, and goes with their account. */
@Entity('team_notes')
export class TeamNoteEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'project_id' })
  projectId: string;

  @Column('uuid', { name: 'author_id' })
  authorId: string;

  @Column('text')
  words: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'edited_at', nullable: true })
  editedAt: Date | null;
}
