const WEEK_DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const;

/** A part of the week in which somebody has time: `tue evening`. */
export type TimeBlock = `${(typeof WEEK_DAYS)[number]} ${(typeof DAY_PARTS)[number]}`;

/** In the order of the week. */
export const TIME_BLOCKS = WEEK_DAYS.flatMap((day) => DAY_PARTS.map((part): TimeBlock => `${day} ${part}`));
