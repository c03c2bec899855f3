import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Addresses that one module has brought into the product, and that no other one can have until ops move them. */
@Entity('release_paths')
@Check('release_paths_path_form', "path ~ '^/[a-z0-9][a-z0-9-]*(/([a-z0-9][a-z0-9-]*|:))*$'")
@Check('release_paths_module_form', "module ~ '^[a-z][a-z0-9-]{0,40}$'")
export class ReleasePathEntity {
  /** `/mentors/:`, whatever the parts are called. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'release_paths_pk' })
  path: string;

  @Column('text')
  module: string;

  @Column('timestamptz', { default: () => 'now()' })
  since: Date;

  /** As events name them. */
  @Column('text')
  by: string;
}
