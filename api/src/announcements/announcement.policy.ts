import { ANNOUNCEMENTS_A_DAY } from '@crewdeck/contract';
import { DomainError } from '../platform/errors/domain-error.ts';

/** @param count of those of the last 24 hours */
export function requireFewToday(count: number): void {
  if (count >= ANNOUNCEMENTS_A_DAY) throw new DomainError('announcement.too_many');
}
