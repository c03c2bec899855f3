import { describeTeam, isTeamFull, teamCountOf } from './team.ts';

const collaborators = [{ id: crypto.randomUUID(), name: 'Bo', role: 'Designer' }];

describe('a team', () => {
  it('counts its owner', () => {
    expect(teamCountOf({ collaborators: [] })).toBe(1);
    expect(teamCountOf({ collaborators })).toBe(2);
  });

  it('is full when it reaches its size', () => {
    expect(isTeamFull({ collaborators, maxTeamSize: 2 })).toBe(true);
    expect(isTeamFull({ collaborators, maxTeamSize: 3 })).toBe(false);
  });

  it('is never full, and shows no size, while none has been chosen', () => {
    expect(isTeamFull({ collaborators: [], maxTeamSize: 1 })).toBe(false);
    expect(describeTeam({ collaborators: [], maxTeamSize: 1 })).toBe('1 on the team');
    expect(describeTeam({ collaborators, maxTeamSize: 4 })).toBe('2 of 4 on the team');
  });
});
