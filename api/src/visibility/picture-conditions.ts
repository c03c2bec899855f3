import type { MODERATED_KINDS } from '@crewdeck/contract';
import sql, { type Sql } from 'sql-template-tag';
import type { Operand } from '../database/sql.ts';

/** Whose picture it is: a person's face, or the cover of a project or hackathon. */
export interface PictureSubject {
  readonly kind: (typeof MODERATED_KINDS)[number];
  readonly id: string;
}

/** Where the pictures of a kind are, those of them that ops have hidden, and the column that says whose they are. */
export const PICTURE_TABLES: Record<PictureSubject['kind'], { made: Sql; hidden: Sql; of: Sql }> = {
  person: { made: sql`pictures`, hidden: sql`hidden_pictures`, of: sql`user_id` },
  project: { made: sql`covers`, hidden: sql`hidden_covers`, of: sql`project_id` },
  hackathon: { made: sql`covers`, hidden: sql`hidden_covers`, of: sql`hackathon_id` },
};

/** Of a row of `users`; null without a picture that others may see. */
export const pictureUrlOf = (person: Sql) => sql`'/api/pictures/' || ${person}.picture_hash || '.webp'`;

/** The same of a row of `projects` or `hackathons`. */
export const coverUrlOf = (row: Sql) => sql`'/api/pictures/' || ${row}.cover_hash || '.jpg'`;

/** Why ops hide a picture; null where they don't, or where there is none. */
export function pictureHiddenReasonOf(kind: PictureSubject['kind'], id: Operand): Sql {
  const { made, hidden, of } = PICTURE_TABLES[kind];
  return sql`(
  SELECT hidden.reason FROM ${made} picture JOIN ${hidden} hidden USING (${of}, hash) WHERE picture.${of} = ${id})`;
}

/** The same as a question; null without a picture. */
export function isPictureHidden(kind: PictureSubject['kind'], id: Operand): Sql {
  const { made, of } = PICTURE_TABLES[kind];
  return sql`(
  SELECT ${pictureHiddenReasonOf(kind, id)} IS NOT NULL FROM ${made} shown WHERE shown.${of} = ${id})`;
}
