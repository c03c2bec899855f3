import type { ValidListProjectsQuery } from '@crewdeck/contract';
import sql from 'sql-template-tag';
import { isoDay } from '../database/sql.ts';
import type { List } from '../lists/keyset-list.ts';
import { newestFirst } from '../lists/list-order.ts';
import { IS_LOOKING, IS_NOT_LOOKING, TODAY } from '../visibility/project-conditions.ts';

const NEWEST = newestFirst(sql`p`);

const NEXT_DEADLINES = {
  by: sql`p.deadline`,
  direction: 'ASC',
  value: isoDay(sql`p.deadline`),
  where: sql`p.deadline >= ${TODAY}`,
} as const;

const OTHER_DEADLINES = sql`(p.deadline IS NULL OR p.deadline < ${TODAY})`;

const LOOKING_FIRST: List['orders'] = [
  { ...NEWEST, where: IS_LOOKING },
  { ...NEWEST, where: IS_NOT_LOOKING },
];

/** The orders of `projects p` by what is asked for. */
export const PROJECT_LIST_ORDERS: Record<ValidListProjectsQuery['sort'], List['orders']> = {
  newest: [NEWEST],
  looking: LOOKING_FIRST,
  // After those who fit.
  fit: LOOKING_FIRST,
  deadline: [NEXT_DEADLINES, { ...NEWEST, where: OTHER_DEADLINES }],
};
