import type { Activity } from '@crewdeck/contract';
import type { Page } from '@crewdeck/module-sdk';
import { anActivity } from '../testing/builders.ts';
import { withNews } from './use-activity-pages.ts';

function page(ids: string, next: string | null): Page<Activity> {
  const items = [...ids].map((id) => anActivity({ id }));
  return { items, next, total: null, isTotalCapped: false, unreadActivities: null, version: null };
}

describe('the first page, read again', () => {
  test.each([
    ['keeps what newer entries have pushed off it', 'abc', 'after b', 'abcde', 'after e'],
    ['stays as it is where nothing is new', 'bcde', 'after e', 'bcde', 'after e'],
    ['stands alone where it does not overlap with what it was', 'xyz', 'after z', 'xyz', 'after z'],
    ['is the whole list where none follows it', 'ab', null, 'ab', null],
    ['is empty once everything is gone', '', null, '', null],
  ])('%s', (_rule, ids, next, shown, follows) => {
    const result = withNews(page('bcde', 'after e'), page(ids, next));
    expect(result.items.map(({ id }) => id).join('')).toBe(shown);
    expect(result.next).toBe(follows);
  });
});
