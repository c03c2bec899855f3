import { dashboardStats } from './dashboard-stats.ts';

describe('the stats of the dashboard', () => {
  it('count only received invites that still wait for an answer', () => {
    const invites = [
      { status: 'pending' },
      { status: 'accepted' },
      { status: 'declined' },
      { status: 'pending' },
    ] as const;

    expect(dashboardStats({ projects: [], collaborations: [], invites })).toEqual([
      { label: 'Total Projects Posted', count: 0 },
      { label: 'Total Collaborations', count: 0 },
      { label: 'Pending Invites', count: 2 },
    ]);
  });

  it('say that a number is unknown when its list could not be had', () => {
    const stats = dashboardStats({ projects: undefined, collaborations: undefined, invites: undefined });

    expect(stats.map(({ count }) => count)).toEqual([null, null, null]);
  });
});
