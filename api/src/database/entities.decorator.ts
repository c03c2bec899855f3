import { SetMetadata, type Type } from '@nestjs/common';

const ENTITIES = 'entities';

/** Classes with `@Entity()`. */
export type EntityClasses = readonly Type<object>[];

/** What a module keeps in the database; only the module itself knows these classes. */
export const Entities = (...entities: EntityClasses) => SetMetadata(ENTITIES, entities);

export function entitiesOf(modules: readonly Type[]): EntityClasses {
  return modules.flatMap((module) => (Reflect.getMetadata(ENTITIES, module) as EntityClasses | undefined) ?? []);
}
