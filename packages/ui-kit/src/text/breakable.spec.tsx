import { render } from '@testing-library/react';
import { Breakable } from './breakable.tsx';

const LONG = 'a-part-that-fits-no-line-of-a-phone';

test.each([
  ['github.com/map-desk', 'github.com|[/map-desk]'],
  ['ada-l@example.org/x', '[ada-l]|@example.org|/x'],
  ['https://example.org/', 'https://example.org/'],
  [`example.org/${LONG}`, `example.org|/${LONG}`],
])('%s breaks as %s, where brackets hold together what a hyphen would break', (text, parts) => {
  const { container } = render(<Breakable text={text} />);
  const shown = [...container.childNodes].map((node) => {
    if (node.nodeName === 'WBR') return '|';
    const isWhole = node instanceof HTMLElement && node.style.whiteSpace === 'nowrap';
    return isWhole ? `[${node.textContent}]` : node.textContent;
  });
  expect(shown.join('')).toBe(parts);
});
