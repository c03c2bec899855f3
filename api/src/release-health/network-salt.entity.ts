import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What networks are mixed with on one day (UTC), the same in all processes, before they are told apart by 10 bits. */
@Entity('network_salts')
export class NetworkSaltEntity {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'network_salts_pk' })
  day: string;

  @Column('bytea')
  salt: Buffer;
}
