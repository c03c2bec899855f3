import { render, screen } from '@testing-library/react';
import { Button } from './actions/button.tsx';
import { ToggleChip } from './chips/toggle-chip.tsx';

/** As the translator of a browser does: each text moves into an element of its own. */
function translate(element: Element) {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: ChildNode[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as ChildNode);
  for (const text of found) {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  }
}

const ignore = () => undefined;

describe('in a page that the browser translates', () => {
  it('a button goes busy and back', () => {
    const { container, rerender } = render(<Button>Save</Button>);
    translate(container);
    rerender(<Button isBusy>Saving...</Button>);
    expect(screen.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true');
    translate(container);
    rerender(<Button>Save</Button>);
    expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy');
  });

  it('a chip turns on and off', () => {
    const chip = (isPressed: boolean) => (
      <ToggleChip isPressed={isPressed} onPressedChange={ignore}>
        React
      </ToggleChip>
    );
    const { container, rerender } = render(chip(false));
    for (const isPressed of [true, false]) {
      translate(container);
      rerender(chip(isPressed));
      expect(screen.getByRole('button', { name: 'React', pressed: isPressed })).toBeVisible();
    }
  });
});
