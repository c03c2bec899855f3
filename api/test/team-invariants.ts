import type { DataSource } from 'typeorm';

/** What must hold at every instant, each as the rows that break it. */
const BROKEN = {
  'a team is above its size': `
    SELECT p.id FROM projects p JOIN project_members m ON m.project_id = p.id
    GROUP BY p.id HAVING p.max_team_size < 2 OR count(*) + 1 > p.max_team_size`,
  'a person has two live invites to one project': `
    SELECT project_id FROM invites WHERE status IN ('pending', 'accepted') AND place_ended_at IS NULL
    GROUP BY project_id, receiver_id HAVING count(*) > 1`,
  'an accepted invite has no place in the team, or a place no accepted invite': `
    SELECT coalesce(i.id, m.id) FROM (SELECT * FROM invites WHERE status = 'accepted' AND place_ended_at IS NULL) i
    FULL JOIN (SELECT * FROM project_members WHERE invite_id IS NOT NULL) m ON m.invite_id = i.id AND m.project_id = i.project_id AND m.user_id = i.receiver_id
    WHERE i.id IS NULL OR m.id IS NULL`,
  'an answer has no time, or a time no answer': `
    SELECT id FROM invites WHERE (status = 'pending') <> (answered_at IS NULL)`,
  'an owner is in their own team, or invited to it': `
    SELECT p.id FROM projects p JOIN project_members m ON m.project_id = p.id AND m.user_id = p.owner_id
    UNION SELECT p.id FROM projects p JOIN invites i ON i.project_id = p.id AND i.receiver_id = p.owner_id
    WHERE i.status = 'pending'`,
  'an open invite is from somebody else than the owner': `
    SELECT i.id FROM invites i JOIN projects p ON p.id = i.project_id
    WHERE i.status = 'pending' AND i.sender_id <> p.owner_id`,
  // Whoever took a project over was invited to it once, and has that place no more.
  'an invite was sent by somebody who never owned the project': `
    SELECT i.id FROM invites i JOIN projects p ON p.id = i.project_id WHERE i.sender_id <> p.owner_id AND NOT EXISTS (
      SELECT FROM invites own WHERE own.project_id = p.id AND own.place_ended_at IS NOT NULL
        AND own.receiver_id IN (p.owner_id, i.sender_id))`,
  'interest hangs: shown by a member or the owner, or in a project that is over': `
    SELECT n.id FROM interests n JOIN projects p ON p.id = n.project_id
    WHERE n.status = 'shown' AND (p.status IN ('Archived', 'Completed') OR p.owner_id = n.user_id
      OR p.status = 'In Progress' AND greatest(p.max_team_size, 2) - 1 <= p.member_count
      OR EXISTS (SELECT FROM project_members m WHERE m.project_id = p.id AND m.user_id = n.user_id))`,
  'interest hangs: it is answered by an invite and none waits, or waits beside one': `
    SELECT n.id FROM interests n WHERE n.status IN ('shown', 'invited') AND (n.status = 'invited') <> EXISTS (
      SELECT FROM invites i WHERE i.project_id = n.project_id AND i.receiver_id = n.user_id AND i.status = 'pending')`,
  'a project is hidden or shown, and neither ops nor its owner say so': `
    SELECT p.id FROM projects p LEFT JOIN users o ON o.id = p.owner_id
    WHERE p.is_hidden <> (num_nonnulls(p.hidden_reason, o.hidden_reason, o.suspended_reason) > 0)`,
  'a member of a project that is over is asked whether they are still there': `
    SELECT m.id FROM project_members m JOIN projects p ON p.id = m.project_id
    WHERE p.status IN ('Archived', 'Completed') AND num_nonnulls(m.asked_at, m.next_check_in_at) > 0`,
  'something waits between two who do not exist for each other': `
    SELECT i.id FROM invites i JOIN blocks b ON (b.blocker_id, b.blocked_id) IN ((i.sender_id, i.receiver_id), (i.receiver_id, i.sender_id))
    WHERE i.status = 'pending'
    UNION SELECT n.id FROM interests n JOIN projects p ON p.id = n.project_id
      JOIN blocks b ON (b.blocker_id, b.blocked_id) IN ((p.owner_id, n.user_id), (n.user_id, p.owner_id))
    WHERE n.status = 'shown'`,
  'a project has neither an owner nor a team': `
    SELECT p.id FROM projects p WHERE p.owner_id IS NULL
      AND NOT EXISTS (SELECT FROM project_members m WHERE m.project_id = p.id)`,
  'somebody is asked to own a project who is not on its team': `
    SELECT p.id FROM projects p WHERE p.handover_to IS NOT NULL
      AND NOT EXISTS (SELECT FROM project_members m WHERE m.project_id = p.id AND m.user_id = p.handover_to)`,
  // Of one that is accepted as it is made nobody waits for the answer: all have said yes to the team.
  'an answer was not told to who waited for it': `
    SELECT i.id FROM invites i WHERE i.status IN ('accepted', 'declined', 'expired') AND i.answered_at > i.created_at AND NOT EXISTS (
      SELECT FROM activities a WHERE a.user_id = i.sender_id AND a.project_id = i.project_id AND a.person_id = i.receiver_id
        AND a.created_at = i.answered_at AND a.kind = CASE i.status WHEN 'expired' THEN 'sent_invite_expired' ELSE 'invite_' || i.status END)`,
  'somebody was told of an answer that nobody gave': `
    SELECT a.id FROM activities a WHERE a.kind IN ('invite_accepted', 'invite_declined') AND a.project_id IS NOT NULL
      AND a.person_id IS NOT NULL AND NOT EXISTS (SELECT FROM invites i WHERE i.sender_id = a.user_id AND i.project_id = a.project_id
        AND i.receiver_id = a.person_id AND a.created_at = i.answered_at AND a.kind = 'invite_' || i.status)`,
  'interest waits of which no owner was told': `
    SELECT n.id FROM interests n WHERE n.status = 'shown' AND NOT EXISTS (
      SELECT FROM activities a WHERE a.kind = 'interest_shown' AND a.project_id = n.project_id AND a.person_id = n.user_id)`,
  'somebody was told twice of one event, or of their own': `
    SELECT user_id FROM activities WHERE project_id IS NOT NULL
    GROUP BY user_id, kind, project_id, person_id, created_at HAVING count(*) > 1 OR user_id = person_id`,
  'somebody is in two proposals of an event that wait for an answer': `
    SELECT person FROM (
      SELECT t.id, r.hackathon_id, s.user_id, s.project_id FROM team_proposals t JOIN team_rounds r ON r.id = t.round_id
        JOIN team_proposal_parts part ON part.proposal_id = t.id JOIN team_searches s ON s.id = part.search_id
      WHERE t.state = 'open') AS part
    CROSS JOIN LATERAL (
      SELECT part.user_id AS person WHERE part.user_id IS NOT NULL
      UNION SELECT owner_id FROM projects WHERE id = part.project_id
      UNION SELECT m.user_id FROM project_members m WHERE m.project_id = part.project_id) AS someone
    GROUP BY hackathon_id, person HAVING count(DISTINCT part.id) > 1`,
  'an open proposal has other parts than it counts': `
    SELECT t.id FROM team_proposals t WHERE t.state = 'open'
      AND t.parts <> (SELECT count(*) FROM team_proposal_parts part WHERE part.proposal_id = t.id)`,
  'a deleted project has left something behind': `
    SELECT project_id FROM (SELECT project_id FROM invites UNION ALL SELECT project_id FROM project_members
      UNION ALL SELECT project_id FROM interests) left_over
    WHERE NOT EXISTS (SELECT FROM projects p WHERE p.id = project_id)`,
} as const;

/** Sentences about what is wrong in the database; none when all is well. */
export async function brokenInvariants(database: Pick<DataSource, 'query'>): Promise<string[]> {
  const counts = Object.entries(BROKEN).map(
    ([sentence, rows]) => `(SELECT count(*)::int FROM (${rows}) t) AS "${sentence}"`,
  );
  const [row] = await database.query<Record<string, number>[]>(`SELECT ${counts.join(', ')}`);
  return Object.entries(row ?? {}).flatMap(([sentence, count]) => (count > 0 ? [sentence] : []));
}
