import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** One person does not want to have to do with another: to each other they are as if they did not exist. */
@Entity('blocks')
@Check('blocks_another_person', 'blocker_id <> blocked_id')
@Index('blocks_of_blocked', ['blockedId', 'blockerId'])
export class BlockEntity {
  @PrimaryColumn('uuid', { name: 'blocker_id', primaryKeyConstraintName: 'blocks_pk' })
  @ForeignKey('UserEntity', { name: 'blocks_blocker_fk', onDelete: 'CASCADE' })
  blockerId: string;

  @PrimaryColumn('uuid', { name: 'blocked_id', primaryKeyConstraintName: 'blocks_pk' })
  @ForeignKey('UserEntity', { name: 'blocks_blocked_fk', onDelete: 'CASCADE' })
  blockedId: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  /** As of the day of the block. */
  @Column('text', { name: 'blocked_name', nullable: true, select: false })
  blockedName: string | null;
}
