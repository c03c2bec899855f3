import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The one row that every change of what is live locks first and counts up, so that all of them stand in one order. */
@Entity('registry')
@Check('registry_has_one_row', 'id')
@Check('registry_revision_counts', 'revision >= 0')
export class RegistryEntity {
  @PrimaryColumn('boolean', { default: true, primaryKeyConstraintName: 'registry_pk' })
  id: boolean;

  @Column('integer', { default: 0 })
  revision: number;
}
