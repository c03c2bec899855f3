import {
  describeUserFilters,
  directoryQueryOf,
  NO_USER_FILTERS,
  readUserFilters,
  TECH_STACKS,
  techChoices,
  type UserFilters,
  writeUserFilters,
} from './user-filters.ts';

function filters(changes: Partial<UserFilters> = {}): UserFilters {
  return { ...NO_USER_FILTERS, ...changes };
}

const ALL_SET = filters({
  search: 'ada',
  tech: 'Node.js',
  level: 'Mid-Level',
  availability: 'Open to Collaborate',
  sort: 'name',
});

describe('filters of the directory in the address', () => {
  it('come back as they were written', () => {
    expect(readUserFilters(writeUserFilters(ALL_SET))).toEqual(ALL_SET);
  });

  it('leave the address bare when none is set', () => {
    expect(writeUserFilters(NO_USER_FILTERS)).toEqual({});
  });

  it('mean "any" when the address names a choice that is not offered', () => {
    expect(readUserFilters({ level: 'Wizard', availability: '', sort: 'luck' })).toEqual(NO_USER_FILTERS);
  });
});

describe('skills that a link names', () => {
  const named = readUserFilters({ tech: 'React,Go' });

  it('are asked for as they are, any of them', () => {
    expect(directoryQueryOf(named, 'newest')).toEqual({ tech: 'React,Go' });
    expect(describeUserFilters(named)).toEqual(['tech stack React or Go']);
  });

  it('are a choice beside those that are always there', () => {
    expect(techChoices(named.tech)).toEqual([...TECH_STACKS, { value: 'React,Go', label: 'React, Go' }]);
    expect(techChoices('Go')).toEqual(TECH_STACKS);
  });
});

describe('the query of the directory', () => {
  it('holds search, tech, availability and order, and never the level', () => {
    expect(directoryQueryOf(ALL_SET, 'name')).toEqual({
      search: 'ada',
      tech: 'Node.js',
      availability: 'Open to Collaborate',
      sort: 'name',
    });
  });

  it('is trimmed, and empty when nothing is set', () => {
    expect(directoryQueryOf(filters({ search: ' ada ' }), 'newest')).toEqual({ search: 'ada' });
    expect(directoryQueryOf(NO_USER_FILTERS, 'newest')).toEqual({});
  });
});

describe('the description of filters', () => {
  it('names each one that is set', () => {
    expect(describeUserFilters(ALL_SET)).toEqual([
      '“ada”',
      'tech stack Node.js',
      'level Mid-Level',
      'availability Open to Collaborate',
    ]);
    expect(describeUserFilters(filters({ search: '  ' }))).toEqual([]);
  });
});
