import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './avatar.tsx';

test('a picture that cannot be loaded gives way to the initials', () => {
  const { container } = render(<Avatar name="Ada Lovelace" src="/gone.png" />);
  const picture = container.querySelector('img');
  if (!picture) {
    throw new Error('no picture was tried');
  }
  fireEvent.error(picture);
  expect(screen.getByText('AL')).toBeInTheDocument();
});

test('a new picture is tried after a broken one', () => {
  const { container, rerender } = render(<Avatar name="Ada Lovelace" src="/gone.png" />);
  fireEvent.error(container.querySelector('img') ?? container);
  rerender(<Avatar name="Ada Lovelace" src="/new.png" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/new.png');
});

test('a picture has its size and comes late, so that nothing moves and nothing waits', () => {
  const { container } = render(<Avatar name="Ada Lovelace" src="/ada.png" size="lg" />);
  const picture = container.querySelector('img');
  for (const [name, value] of Object.entries({
    width: '72',
    height: '72',
    loading: 'lazy',
    decoding: 'async',
    alt: '',
  }))
    expect(picture).toHaveAttribute(name, value);
});
