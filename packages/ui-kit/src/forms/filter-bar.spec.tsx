import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterBar } from './filter-bar.tsx';

describe('a filter bar', () => {
  it('opens and closes what stands behind its button, and says so', async () => {
    render(
      <FilterBar lead={<input aria-label="Search" />} activeCount={2}>
        <input aria-label="Level" />
      </FilterBar>,
    );
    const button = screen.getByRole('button', { name: 'Filters 2' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const more = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect(more).toContainElement(screen.getByLabelText('Level'));
    expect(more).toHaveAttribute('data-open');
    await userEvent.click(button);
    expect(more).not.toHaveAttribute('data-open');
  });
});
