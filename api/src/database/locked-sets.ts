/** Statements and conditions that find what a writer locks beside what it names. A person or project is `$1`. */

export const EVENTS_OF_PERSON = `
  SELECT DISTINCT s.hackathon_id AS id FROM team_searches s WHERE s.user_id = $1 OR s.project_id IN (
    SELECT p.id FROM projects p WHERE p.owner_id = $1
    UNION SELECT m.project_id FROM project_members m WHERE m.user_id = $1)
  ORDER BY 1`;

export const EVENTS_OF_PROJECT = 'SELECT s.hackathon_id AS id FROM team_searches s WHERE s.project_id = $1 ORDER BY 1';

/** Theirs, and those where they are, are asked, have shown interest, or have ever invited. */
export const AROUND_PERSON = `
  p.owner_id = $1 OR p.id IN (
    SELECT m.project_id FROM project_members m WHERE m.user_id = $1
    UNION SELECT i.project_id FROM invites i WHERE i.receiver_id = $1 AND i.status = 'pending'
    UNION SELECT i.project_id FROM invites i WHERE i.sender_id = $1
    UNION SELECT n.project_id FROM interests n WHERE n.user_id = $1 AND n.status IN ('shown', 'invited'))`;

export const AT_EVENT =
  'p.id IN (SELECT s.project_id FROM team_searches s WHERE s.hackathon_id = $1 AND s.ended_at IS NULL)';

const sides = (condition: string) =>
  `SELECT unnest(ARRAY[i.sender_id, i.receiver_id]) FROM invites i WHERE ${condition}`;

export const LISTS_OF_PROJECT = `
  SELECT m.user_id FROM project_members m WHERE m.project_id = $1 UNION ${sides('i.project_id = $1')}`;

export const LISTS_OF_PLACE = `
  SELECT $2::uuid UNION ${sides(`i.project_id = $1 AND (
    i.receiver_id = $2 OR EXISTS (SELECT FROM projects p WHERE p.id = $1 AND p.owner_id IS NULL))`)}`;

export const LISTS_AROUND_PERSON = `
  SELECT $1::uuid UNION SELECT unnest($2::uuid[])
  UNION SELECT unnest(ARRAY[b.blocker_id, b.blocked_id]) FROM blocks b WHERE b.blocker_id = $1 OR b.blocked_id = $1
  UNION ${sides(`i.sender_id = $1 OR i.receiver_id = $1 OR i.project_id IN (
    SELECT p.id FROM projects p WHERE p.owner_id = $1
    UNION SELECT sent.project_id FROM invites sent WHERE sent.sender_id = $1
    UNION SELECT p.id FROM projects p JOIN project_members m ON m.project_id = p.id
    WHERE p.owner_id IS NULL AND m.user_id = $1)`)}`;
