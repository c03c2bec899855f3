import { FINISHED_PROJECT_ROWS } from './finished-project-rows.ts';
import { ORGANISER_ROWS } from './organiser-rows.ts';
import { PEOPLE_ROWS } from './people-rows.ts';
import { PROJECT_ROWS } from './project-rows.ts';
import { RELEASE_ROWS } from './release-rows.ts';
import type { Row } from './row.ts';
import { TEAM_ROOM_ROWS } from './team-room-rows.ts';
import { TEAM_ROWS } from './team-rows.ts';
import { WEBHOOK_ROWS } from './webhook-rows.ts';

/** Each call of the API, and the status that each kind of caller gets, in the order of `CALLERS`, `OTHERS` and `OPERATORS`. */
export const ROWS: readonly Row[] = [
  ...RELEASE_ROWS,
  ...PEOPLE_ROWS,
  ...PROJECT_ROWS,
  ...TEAM_ROWS,
  ...ORGANISER_ROWS,
  ...TEAM_ROOM_ROWS,
  ...FINISHED_PROJECT_ROWS,
  ...WEBHOOK_ROWS,
];
