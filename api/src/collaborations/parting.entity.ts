import type { PARTING_KINDS } from '@crewdeck/contract';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { UserEntity } from '../users/user.entity.ts';

/** What a person gets to read of a project that they are no longer part of, against their will; triggers write of deleted ones. */
@Entity('partings')
@Check('partings_kind_known', "kind IN ('removed', 'project_deleted')")
@Check('partings_words_size', 'char_length(words) <= 300')
@Index('partings_of_user', { synchronize: false })
@Index('partings_by_age', ['createdAt'])
export class PartingEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'partings_pk' })
  id: string;

  @Column('uuid', { name: 'user_id' })
  @ForeignKey(() => UserEntity, { name: 'partings_user_fk', onDelete: 'CASCADE' })
  userId: string;

  /** Of the project, as it was. */
  @Column('text')
  title: string;

  @Column('text')
  kind: (typeof PARTING_KINDS)[number];

  @Column('text', { default: '' })
  words: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
