const PEOPLE = 50_000;
const PROJECTS = 50_000;

/** As many rows as a large university has. */
export const SEED_ROWS = `
  INSERT INTO users (firebase_uid, email, name)
    SELECT 'row-' || i, 'row-' || i || '@students.test', 'Person ' || i FROM generate_series(1, ${PEOPLE}) AS i;
  INSERT INTO projects (owner_id, title, description, tech_stack, tags)
    SELECT id, 'Project of ' || name, 'To be restored', ARRAY['React'], ARRAY['web'] FROM users LIMIT ${PROJECTS}`;
