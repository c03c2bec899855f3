import { render, screen } from '@testing-library/react';
import { Greeting } from './greeting.tsx';

test('greets whoever is named', () => {
  render(<Greeting name="Ada" />);

  expect(screen.getByText('Hello, Ada!')).toBeVisible();
});
