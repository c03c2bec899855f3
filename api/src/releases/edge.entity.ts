import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** A server that pages come from, and what it has said last of what it serves. */
@Entity('edges')
@Check('edges_name_size', 'char_length(name) BETWEEN 1 AND 100')
export class EdgeEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'edges_pk' })
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
