import { render, screen, within } from '@testing-library/react';
import { FormActions } from './form-actions.tsx';
import { FormSection } from './form-section.tsx';

test('a part of a form is a region under its own heading', () => {
  render(
    <FormSection title="Academic Information" hint="Helps people from your year find you.">
      <input aria-label="Branch" />
    </FormSection>,
  );
  const part = within(screen.getByRole('region', { name: 'Academic Information' }));
  expect(part.getByRole('heading', { level: 2, name: 'Academic Information' })).toBeVisible();
  expect(part.getByText('Helps people from your year find you.')).toBeVisible();
  expect(part.getByRole('textbox', { name: 'Branch' })).toBeVisible();
});

test('a form says beside its buttons how the work stands, or above them alone why it failed', () => {
  const actions = (failure: string | null) => (
    <FormActions status="You have unsaved changes." failure={failure}>
      <button type="submit">Save</button>
    </FormActions>
  );
  const { rerender } = render(actions(null));
  expect(screen.getByRole('status')).toHaveTextContent('You have unsaved changes.');
  rerender(actions('The bio is too long.'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('alert')).toHaveTextContent('The bio is too long.');
});

test('a form that has not failed raises no alarm', () => {
  render(
    <FormActions>
      <button type="submit">Save</button>
    </FormActions>,
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
