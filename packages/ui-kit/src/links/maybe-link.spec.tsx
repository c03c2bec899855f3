import { render, screen } from '@testing-library/react';
import { MaybeLink } from './maybe-link.tsx';

test.each(['https://example.com/ada', 'http://example.com/', '  https://example.com/padded '])(
  '%s becomes a link',
  (value) => {
    render(<MaybeLink value={value} />);
    const link = screen.getByRole('link');
    expect(link.getAttribute('href')).toMatch(/^https?:\/\/example\.com\//);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAccessibleDescription('Opens in a new tab');
  },
);

test('an email becomes a link', () => {
  render(<MaybeLink value="ada+team@example.com" />);
  expect(screen.getByRole('link')).toHaveAttribute('href', 'mailto:ada+team@example.com');
});

test.each([
  'javascript:alert(1)',
  'ada@example.com?cc=bo@example.com',
  'mailto:ada@example.com',
  'ada@example',
  ' JavaScript:alert(1)',
  'data:text/html,<b>hi</b>',
  'httpx://example.com',
  'http://',
  'http is a protocol',
  '//example.com',
  'ada#1815',
  '',
])('%j stays plain text', (value) => {
  const { container } = render(<MaybeLink value={value} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(container.textContent).toBe(value);
});

test('children are shown in the place of the value, linked or not', () => {
  render(
    <>
      <MaybeLink value="https://example.com">Portfolio</MaybeLink>
      <MaybeLink value="nowhere">Contact</MaybeLink>
    </>,
  );
  expect(screen.getByRole('link', { name: 'Portfolio' })).toBeInTheDocument();
  expect(screen.getByText('Contact')).toBeInTheDocument();
});
