import { aDirectoryUser } from '../testing/a-directory-user.ts';
import { keepLevel } from './level-filter.ts';
import { asUserCard } from './user-card.ts';

const everybody = [asUserCard(aDirectoryUser({ name: 'Ada' })), asUserCard(aDirectoryUser({ name: 'Bo' }))];

describe('the level filter', () => {
  it.each(['All Levels', 'Mid-Level'] as const)('keeps everybody for %s', (level) => {
    expect(keepLevel(everybody, level)).toEqual(everybody);
  });

  it.each(['Junior', 'Senior'] as const)('keeps nobody for %s', (level) => {
    expect(keepLevel(everybody, level)).toEqual([]);
  });
});
