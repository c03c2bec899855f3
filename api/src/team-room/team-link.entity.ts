import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An address where a team meets or works. It stays with the team when who added it leaves. */
@Entity('team_links')
export class TeamLinkEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'project_id' })
  projectId: string;

  @Column('text')
  url: string;

  /** `null` once they have deleted their account. */
  @Column('uuid', { name: 'added_by', nullable: true })
  addedBy: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
