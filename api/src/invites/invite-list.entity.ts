import { Column, Entity, ForeignKey, Generated, Index, PrimaryColumn } from 'typeorm';
import { UserEntity } from '../users/user.entity.ts';

/** What is known of a person's invite lists, received and sent: triggers renew the version with all that they show. */
@Entity('invite_lists')
@Index('invite_lists_changed', ['changedIn'])
export class InviteListEntity {
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'invite_lists_pk' })
  @ForeignKey(() => UserEntity, { name: 'invite_lists_user_fk', onDelete: 'CASCADE' })
  userId: string;

  @Column('uuid')
  @Generated('uuid')
  version: string;

  /** The transaction that has renewed it last. */
  @Column('bigint', { name: 'changed_in', default: () => 'current_transaction()' })
  changedIn: string;
}
