import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** Lets a squad's pipeline release one module. Only a hash is kept, so that a look at the table is of no use. */
@Entity('deploy_tokens')
@Unique('deploy_tokens_hash_unique', ['hash'])
@Check('deploy_tokens_hash_form', "hash ~ '^[0-9a-f]{64}$'")
@Check('deploy_tokens_name_size', 'char_length(name) BETWEEN 1 AND 60')
@Index('deploy_tokens_one_of_a_name', { synchronize: false })
export class DeployTokenEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'deploy_tokens_pk' })
  id: string;

  @Column('text')
  module: string;

  @Column('text')
  name: string;

  /** SHA-256 of the token, in hexadecimal. */
  @Column('text')
  hash: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  /** To the hour. */
  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt: Date | null;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt: Date | null;
}
