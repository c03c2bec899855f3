import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from '../dialogs/dialog.tsx';
import { MoreMenu } from './more-menu.tsx';

const onBlock = jest.fn();

function Card() {
  const [isReporting, setIsReporting] = useState(false);
  const close = () => setIsReporting(false);
  const items = [
    { label: 'Report', onSelect: () => setIsReporting(true) },
    { label: 'Block', onSelect: onBlock },
  ];
  return (
    <>
      <h2 id="card">Star Map</h2>
      <MoreMenu items={items} describedBy="card" />
      {isReporting ? (
        <Dialog isOpen title="Report" footer={<button type="button">Send</button>} onClose={close}>
          Words
        </Dialog>
      ) : null}
    </>
  );
}

function renderMenu() {
  render(<Card />);
  return screen.getByRole('button', { name: 'More', description: 'Star Map' });
}

test('a press shows the buttons and another hides them', async () => {
  const more = renderMenu();
  expect(screen.queryByRole('button', { name: 'Report' })).not.toBeInTheDocument();
  await userEvent.click(more);
  expect(more).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Report', 'Block']);
  await userEvent.click(more);
  expect(more).toHaveAttribute('aria-expanded', 'false');
});

test('a mouse that passes over it opens nothing', async () => {
  const more = renderMenu();
  await userEvent.hover(more);
  expect(more).toHaveAttribute('aria-expanded', 'false');
});

test('the keyboard opens it, moves around its ends, and leaves it by Escape', async () => {
  const more = renderMenu();
  await userEvent.tab();
  expect(more).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Report' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('button', { name: 'Block' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(more).toHaveFocus();
  expect(more).toHaveAttribute('aria-expanded', 'false');
});

test('a chosen button does its work and closes the menu', async () => {
  const more = renderMenu();
  await userEvent.click(more);
  await userEvent.click(screen.getByRole('button', { name: 'Block' }));
  expect(onBlock).toHaveBeenCalledTimes(1);
  expect(more).toHaveAttribute('aria-expanded', 'false');
});

test('a dialog that it opened gives the focus back to it', async () => {
  const more = renderMenu();
  await userEvent.click(more);
  await userEvent.click(screen.getByRole('button', { name: 'Report' }));
  expect(await screen.findByRole('dialog', { name: 'Report' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(more).toHaveFocus();
});
