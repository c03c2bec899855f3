import { createDataSource } from './data-source.ts';
import { requireMigrationsOnly } from './migrations-only.ts';

const { options } = createDataSource({ url: 'postgres://localhost/crewdeck', poolSize: 2, statementTimeoutMs: 1_000 });

describe('the schema', () => {
  it('changes by migrations only', () => {
    expect(() => requireMigrationsOnly(options)).not.toThrow();
  });

  it.each(['synchronize', 'dropSchema', 'migrationsRun'])('never changes by the option %s', (option) => {
    expect(() => requireMigrationsOnly({ ...options, [option]: true })).toThrow(
      `the option "${option}" must not be on: the schema changes by migrations only.`,
    );
  });
});
