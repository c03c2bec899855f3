import { aTeamProposal, aTeamSearch } from '../testing/builders.ts';
import { isUnderWay, teamSearchState } from './team-search-state.ts';

const TEAM = { id: 'p1', title: 'Tide clock' };

describe('how somebody stands to the search for teams', () => {
  it.each([
    ['idle', aTeamSearch()],
    ['looking', aTeamSearch({ isSeeking: true })],
    ['asked', aTeamSearch({ isSeeking: true, proposal: aTeamProposal() })],
    ['waiting', aTeamSearch({ isSeeking: true, proposal: aTeamProposal({ answer: 'yes' }) })],
    ['waiting', aTeamSearch({ proposal: aTeamProposal({ mayAnswer: false }) })],
    ['looking', aTeamSearch({ isSeeking: true, proposal: aTeamProposal({ answer: 'no' }) })],
    ['looking', aTeamSearch({ isSeeking: true, proposal: aTeamProposal({ state: 'ended' }) })],
    ['on-team', aTeamSearch({ team: TEAM })],
    ['on-team', aTeamSearch({ team: TEAM, proposal: aTeamProposal({ state: 'ended' }) })],
    ['looking', aTeamSearch({ team: TEAM, isSeeking: true })],
    ['stopped', aTeamSearch({ proposal: aTeamProposal({ state: 'ended' }) })],
    ['formed', aTeamSearch({ proposal: aTeamProposal({ state: 'formed', answer: 'yes' }) })],
    ['looking', aTeamSearch({ isSeeking: true, proposal: aTeamProposal({ state: 'formed', answer: 'yes' }) })],
  ] as const)('is %s', (state, search) => {
    expect(teamSearchState(search, false)).toBe(state);
  });

  it('is over with the event, but for a team that is formed', () => {
    expect(teamSearchState(aTeamSearch({ isSeeking: true, proposal: aTeamProposal() }), true)).toBe('over');
    expect(teamSearchState(aTeamSearch({ proposal: aTeamProposal({ state: 'formed' }) }), true)).toBe('formed');
  });
});

it('others may change it while somebody looks, for themselves or for a project, or a proposal is open', () => {
  const project = { id: 'p1', title: 'Tide clock' };
  expect(isUnderWay(undefined)).toBe(false);
  expect(isUnderWay(aTeamSearch({ ownProjects: [{ ...project, isSeeking: false }] }))).toBe(false);
  expect(isUnderWay(aTeamSearch({ ownProjects: [{ ...project, isSeeking: true }] }))).toBe(true);
  expect(isUnderWay(aTeamSearch({ isSeeking: true }))).toBe(true);
  expect(isUnderWay(aTeamSearch({ proposal: aTeamProposal() }))).toBe(true);
});
