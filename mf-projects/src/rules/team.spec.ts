import { aProject } from '@crewdeck/module-sdk/builders';
import { canArchive, parseTeamSize } from './team.ts';

describe('archiving', () => {
  it('is offered when collaborators and owner reach the size', () => {
    expect(canArchive(aProject({ openSeats: 0, maxTeamSize: 3 }))).toBe(true);
  });

  it('is offered to an owner alone who has chosen no size', () => {
    expect(canArchive(aProject({ openSeats: 1, maxTeamSize: 1 }))).toBe(true);
  });

  it('is not offered while a seat is free', () => {
    expect(canArchive(aProject({ openSeats: 1, maxTeamSize: 3 }))).toBe(false);
  });

  it('is not offered for an archived project', () => {
    expect(canArchive(aProject({ openSeats: 0, maxTeamSize: 3, status: 'Archived' }))).toBe(false);
  });
});

describe('the size a person types', () => {
  it.each([
    ['4', 4],
    [' 12 ', 12],
    ['3.9', 3],
  ])('reads %j as %d', (text, size) => {
    expect(parseTeamSize(text)).toBe(size);
  });

  it.each(['', ' ', 'four', '0', '-3', 'Infinity'])('is 1 when it is %j', (text) => {
    expect(parseTeamSize(text)).toBe(1);
  });
});
