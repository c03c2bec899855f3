import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Lets a squad's pipeline release one module. Only a hash is kept, so that a look at the table is of no use. */
@Entity('deploy_tokens')
export class DeployTokenEntity {
  @PrimaryGeneratedColumn('uuid')
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
