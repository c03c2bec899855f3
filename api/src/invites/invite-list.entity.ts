import { Column, Entity, Generated, PrimaryColumn } from 'typeorm';

/**
 * What is known of a person's invite lists, received and sent: triggers renew the version with all that they show, and services
 * with what the rooms of their teams show.
 */
@Entity('invite_lists')
export class InviteListEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  @Column('uuid')
  @Generated('uuid')
  version: string;

  /** The transaction that has renewed it last. */
  @Column('bigint', { name: 'changed_in', default: () => 'current_transaction()' })
  changedIn: string;
}
