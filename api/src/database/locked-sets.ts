import sql, { type Sql } from 'sql-template-tag';

/** Statements and conditions that find what a writer locks beside what it names. */

export const eventsOfPerson = (id: string) => sql`
  SELECT DISTINCT s.hackathon_id AS id FROM team_searches s WHERE s.user_id = ${id} OR s.project_id IN (
    SELECT p.id FROM projects p WHERE p.owner_id = ${id}
    UNION SELECT m.project_id FROM project_members m WHERE m.user_id = ${id})
  ORDER BY 1`;

export const eventsOfProject = (id: string) =>
  sql`SELECT s.hackathon_id AS id FROM team_searches s WHERE s.project_id = ${id} ORDER BY 1`;

/** Theirs, and those where they are, are asked, have shown interest, or have ever invited. */
export const projectsAround = (personId: string) => sql`
  p.owner_id = ${personId} OR p.id IN (
    SELECT m.project_id FROM project_members m WHERE m.user_id = ${personId}
    UNION SELECT i.project_id FROM invites i WHERE i.receiver_id = ${personId} AND i.status = 'pending'
    UNION SELECT i.project_id FROM invites i WHERE i.sender_id = ${personId}
    UNION SELECT n.project_id FROM interests n WHERE n.user_id = ${personId} AND n.status IN ('shown', 'invited'))`;

export const projectsAtEvent = (id: string) =>
  sql`p.id IN (SELECT s.project_id FROM team_searches s WHERE s.hackathon_id = ${id} AND s.ended_at IS NULL)`;

const sides = (condition: Sql) =>
  sql`SELECT unnest(ARRAY[i.sender_id, i.receiver_id]) FROM invites i WHERE ${condition}`;

export const listsOfProject = (id: string) => sql`
  SELECT m.user_id FROM project_members m WHERE m.project_id = ${id} UNION ${sides(sql`i.project_id = ${id}`)}`;

export const teamOf = (projectId: string) => sql`
  SELECT p.owner_id FROM projects p WHERE p.id = ${projectId}
  UNION SELECT m.user_id FROM project_members m WHERE m.project_id = ${projectId}`;

export const listsOfPlace = (projectId: string, memberId: string) => sql`
  SELECT ${memberId}::uuid UNION ${sides(sql`i.project_id = ${projectId} AND (
    i.receiver_id = ${memberId} OR EXISTS (SELECT FROM projects p WHERE p.id = ${projectId} AND p.owner_id IS NULL))`)}`;

export const listsAround = (personId: string, others: readonly string[]) => sql`
  SELECT ${personId}::uuid UNION SELECT unnest(${others}::uuid[])
  UNION SELECT unnest(ARRAY[b.blocker_id, b.blocked_id]) FROM blocks b
    WHERE b.blocker_id = ${personId} OR b.blocked_id = ${personId}
  UNION ${sides(sql`i.sender_id = ${personId} OR i.receiver_id = ${personId} OR i.project_id IN (
    SELECT p.id FROM projects p WHERE p.owner_id = ${personId}
    UNION SELECT sent.project_id FROM invites sent WHERE sent.sender_id = ${personId}
    UNION SELECT p.id FROM projects p JOIN project_members m ON m.project_id = p.id
    WHERE p.owner_id IS NULL AND m.user_id = ${personId})`)}`;
