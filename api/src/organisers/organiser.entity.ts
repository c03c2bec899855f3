import { Column, Entity, PrimaryColumn } from 'typeorm';

/** That a person runs one hackathon, as ops or another organiser of it have decided. */
@Entity('hackathon_organisers')
export class OrganiserEntity {
  @PrimaryColumn('uuid', { name: 'hackathon_id' })
  hackathonId: string;

  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
