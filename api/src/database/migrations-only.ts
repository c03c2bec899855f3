import type { DataSourceOptions } from 'typeorm';

/** Whoever lets the entities change the schema loses columns with data in them. Throws before anything is connected. */
export function requireMigrationsOnly({ synchronize, dropSchema, migrationsRun }: DataSourceOptions): void {
  const given = Object.entries({ synchronize, dropSchema, migrationsRun }).find(([, isOn]) => isOn);
  if (given) throw new Error(`the option "${given[0]}" must not be on: the schema changes by migrations only.`);
}
