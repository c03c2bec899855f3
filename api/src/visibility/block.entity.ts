import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One person does not want to have to do with another: to each other they are as if they did not exist. */
@Entity('blocks')
export class BlockEntity {
  @PrimaryColumn('uuid', { name: 'blocker_id' })
  blockerId: string;

  @PrimaryColumn('uuid', { name: 'blocked_id' })
  blockedId: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  /** As of the day of the block. */
  @Column('text', { name: 'blocked_name', nullable: true, select: false })
  blockedName: string | null;
}
