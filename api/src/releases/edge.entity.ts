import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A server that pages come from, and what it has said last of what it serves. */
@Entity('edges')
export class EdgeEntity {
  @PrimaryColumn('text')
  name: string;

  /** Of the registry that is in force there. */
  @Column('integer')
  revision: number;

  /** `<module>@<release>` of what it can't serve at the moment. */
  @Column('text', { array: true })
  missing: string[];

  @Column('timestamptz', { name: 'seen_at', default: () => 'now()' })
  seenAt: Date;
}
