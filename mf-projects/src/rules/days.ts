import { dayText, isDeadlinePast } from '@crewdeck/contract';

const MS_PER_DAY = 86_400_000;
const RELATIVE = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });

/**
 * `Join by 4 Jan 2027, in 38 days`, counted from the reader's day. A deadline lasts until its day is over everywhere on earth
 * (decisions: team size): where it is the day after already, it is today.
 */
export function deadlineText(deadline: string, now: Date): string {
  if (isDeadlinePast(deadline, now)) return `Closed on ${dayText(deadline)}`;
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const days = Math.max(0, (Date.parse(deadline) - today) / MS_PER_DAY);
  return `Join by ${dayText(deadline)}, ${RELATIVE.format(days, 'day')}`;
}
