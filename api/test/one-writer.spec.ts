import { readdirSync, readFileSync } from 'node:fs';

const SOURCES = new URL('../src/', import.meta.url);

/**
 * Each write of these tables also ends or tells something. `endings/` and `notifications/` know what, and these files call them.
 * A new writer is added here once it does so too.
 */
const WRITERS: Record<string, readonly string[]> = {
  project_members: [
    'collaborations/collaborations.repository.ts',
    'endings/after-project-changed.ts',
    'endings/end-places.ts',
  ],
  projects: [
    'account/account.repository.ts',
    'endings/after-hidden.ts',
    'endings/delete-projects.ts',
    'endings/end-places.ts',
    'projects/projects.repository.ts',
  ],
  users: [
    'departures/departures.repository.ts',
    'messages/mail/mail-events.repository.ts',
    'users/users.repository.ts',
  ],
  // A statement whose table stands elsewhere.
  $: ['account/forgotten-words.ts', 'pictures/pictures.repository.ts', 'release-health/release-health.repository.ts'],
};

const ENTITIES: Record<string, string> = { project_members: 'Member', projects: 'Project', users: 'User' };

const WORDS = '(INSERT\\s+INTO|UPDATE|DELETE\\s+FROM|MERGE\\s+INTO|TRUNCATE)\\s+(ONLY\\s+)?';
const CALLS = '(insert|into|update|upsert|save|delete|softDelete|remove|from|getRepository|InjectRepository)\\(\\s*';

function writes(table: string, source: string): boolean {
  if (table === '$') return new RegExp(`${WORDS}\\$\\{`).test(source);
  return (
    new RegExp(`${WORDS}${table}\\b`, 'i').test(source) ||
    new RegExp(`${CALLS}${ENTITIES[table]}Entity\\b`).test(source)
  );
}

function sources(): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter(
      (path) => path.endsWith('.ts') && !/\.spec\.ts$|^testing\/|^database\/(migrations\/|known-words)/.test(path),
    )
    .sort();
}

describe('a row of people, projects or teams', () => {
  it.each(Object.entries(WRITERS))('of %s is written where its endings are known', (table, writers) => {
    const found = sources().filter((path) => writes(table, readFileSync(new URL(path, SOURCES), 'utf8')));
    expect(found).toEqual(writers);
  });

  it.each([
    ['projects', 'UPDATE projects SET status = $1'],
    ['projects', 'with gone as (delete\n  from projects where id = $1)'],
    ['projects', 'await manager.update(ProjectEntity, { id }, changes)'],
    ['projects', 'createQueryBuilder().delete().from(ProjectEntity)'],
    ['project_members', 'INSERT INTO project_members AS m (user_id) VALUES ($1)'],
    ['users', 'repository = database.getRepository(UserEntity)'],
    ['$', 'UPDATE \x24{table} SET title = $1'],
  ])('of %s is found to be written by: %s', (table, source) => {
    expect(writes(table, source)).toBe(true);
  });

  it.each([
    ['projects', 'SELECT FROM projects p FOR UPDATE'],
    ['projects', 'UPDATE project_members SET role = $1'],
    ['project_members', 'manager.find(MemberEntity)'],
  ])('of %s is not found to be written by: %s', (table, source) => {
    expect(writes(table, source)).toBe(false);
  });
});
