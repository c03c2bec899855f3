import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { NothingMatches } from '../feedback/nothing-matches.tsx';
import { SearchField } from '../fields/search-field.tsx';
import { FilterBar } from './filter-bar.tsx';

function Explorer() {
  const [search, setSearch] = useState('zzz');
  return (
    <>
      <FilterBar lead={<SearchField label="Search" value={search} onValueChange={setSearch} />} activeCount={0}>
        Filters
      </FilterBar>
      {search === '' ? null : (
        <NothingMatches
          title="Nothing found."
          subject="Nothing"
          filters={[`“${search}”`]}
          isSearched
          onClear={() => setSearch('')}
        />
      )}
    </>
  );
}

test('who clears the filters is in the search box, as the button is gone', async () => {
  render(<Explorer />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(screen.queryByText('Nothing found.')).toBeNull();
  expect(screen.getByRole('searchbox')).toHaveFocus();
});
