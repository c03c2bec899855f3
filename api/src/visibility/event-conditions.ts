import sql, { type Sql } from 'sql-template-tag';
import type { Operand } from '../database/sql.ts';

/** Whether a person is an organiser of an event. @param event a column */
export const isOrganiser = (event: Sql, person: Operand) => sql`EXISTS (
  SELECT FROM hackathon_organisers o WHERE o.hackathon_id = ${event} AND o.user_id = ${person})`;
