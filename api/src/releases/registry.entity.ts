import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The one row that every change of what is live locks first and counts up, so that all of them stand in one order. */
@Entity('registry')
export class RegistryEntity {
  @PrimaryColumn('boolean', { default: true })
  id: boolean;

  @Column('integer', { default: 0 })
  revision: number;
}
