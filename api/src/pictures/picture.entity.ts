import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person's picture, which we draw again from their upload. It goes with their account. */
@Entity('pictures')
export class PictureEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  /** SHA-256 of the bytes, in base64url. */
  @Column('text')
  hash: string;

  /** A WebP. */
  @Column('bytea')
  bytes: Buffer;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
