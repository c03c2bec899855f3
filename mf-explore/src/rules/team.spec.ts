import { seatsOf } from './team.ts';

const owner = { id: crypto.randomUUID(), name: 'Ada' };
const status = 'Open';
const collaborators = [{ id: crypto.randomUUID(), name: 'Bo', role: 'Designer' }];

describe('seats on a card', () => {
  it('are the owner, the members who are named, and what is free', () => {
    const { taken, free } = seatsOf({ owner, collaborators, status, maxTeamSize: 5, openSeats: 2 });
    expect(taken.map(({ name }) => name)).toEqual(['Ada', 'Bo']);
    expect(free).toHaveLength(2);
  });

  it('are as many as there is room for', () => {
    expect(seatsOf({ owner, collaborators, status, maxTeamSize: 50, openSeats: 48 }).free).toHaveLength(4);
  });

  it('are none but those taken once the project is finished', () => {
    expect(seatsOf({ owner, collaborators, status: 'Completed', maxTeamSize: 5, openSeats: 2 }).free).toEqual([]);
  });

  it('are none but those taken while no size has been chosen', () => {
    expect(seatsOf({ owner, collaborators: [], status, maxTeamSize: 1, openSeats: 1 }).free).toEqual([]);
  });
});
