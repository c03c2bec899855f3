import { render, screen, within } from '@testing-library/react';
import { FunnelTable } from './funnel-table.tsx';

const RATE = { count: 12, of: 40, low: 0.181, high: 0.454 };

describe('a funnel in a table', () => {
  it('has a row for each group, with counts, shares and ranges, or says that they are too few', () => {
    const figures = { shown: 40, asked: RATE, joined: { ...RATE, count: 3, of: 12 }, active: null };
    render(
      <FunnelTable
        caption="What came of it"
        steps={['Asked', 'Joined', 'Active']}
        groups={[
          { label: 'Strong fit', figures },
          { label: 'A group with a name that is much longer than any column', figures: null },
        ]}
      />,
    );

    const table = within(screen.getByRole('region', { name: 'What came of it' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['Group', 'Shown', 'Asked', 'Joined', 'Active'],
    ]);
    expect(table.getByRole('row', { name: /^Strong fit/ })).toHaveTextContent(
      'Strong fit4030%12 of 40, 18–45%25%3 of 12, 18–45%–',
    );
    expect(table.getByRole('row', { name: /^A group/ })).toHaveTextContent(/Too few to say$/);
  });
});
