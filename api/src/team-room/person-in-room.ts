import sql, { type Sql } from 'sql-template-tag';
import type { Operand } from '../database/sql.ts';
import { isShownTo } from '../visibility/person-conditions.ts';
import { isMember } from '../visibility/project-conditions.ts';

/**
 * Selects who added or wrote something: a person on the team, or one whom the viewer sees elsewhere too. Anybody else is `null`,
 * as somebody is who has deleted their account.
 */
export const personInRoom = (person: Sql, projectId: Sql, viewerId: Operand) => sql`
  (SELECT row_to_json(named) FROM (
    SELECT u.id, u.name FROM users u JOIN projects p ON p.id = ${projectId}
    WHERE u.id = ${person} AND (p.owner_id = u.id OR ${isMember(sql`u.id`)} OR ${isShownTo(sql`u`, viewerId)})) AS named)`;
