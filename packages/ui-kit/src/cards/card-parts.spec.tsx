import { render, screen } from '@testing-library/react';
import { CardText, CardTitle } from './card-parts.tsx';

test('the title of a card is a heading of the level it is asked for', () => {
  render(
    <>
      <CardTitle>Campus map</CardTitle>
      <CardTitle as="h3">Night bus</CardTitle>
    </>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Campus map' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Night bus' })).toBeVisible();
});

test('a text is cut after so many lines only when it is told so', () => {
  render(
    <>
      <CardText lines={3}>Long</CardText>
      <CardText>Whole</CardText>
    </>,
  );
  expect(screen.getByText('Long')).toHaveClass('clamped');
  expect(screen.getByText('Whole')).not.toHaveClass('clamped');
});
