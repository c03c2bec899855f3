import { render, screen } from '@testing-library/react';
import { Greeting } from './greeting.tsx';

test('greets the person who is named', () => {
  render(<Greeting person="Ada" />);

  expect(screen.getByText('Hello, Ada!')).toBeVisible();
});
