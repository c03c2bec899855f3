import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TabPanel, Tabs } from './tabs.tsx';

const TABS = [
  { value: 'received', label: 'Received', count: 3 },
  { value: 'sent', label: 'Sent' },
];

function Invites() {
  const [value, setValue] = useState('received');
  return (
    <Tabs value={value} onValueChange={setValue} tabs={TABS}>
      <TabPanel value="received">Received invites</TabPanel>
      <TabPanel value="sent">Sent invites</TabPanel>
    </Tabs>
  );
}

function Kept() {
  const [value, setValue] = useState('received');
  return (
    <Tabs value={value} onValueChange={setValue} tabs={TABS}>
      <TabPanel value="received" isKept>
        <input aria-label="Words" />
      </TabPanel>
      <TabPanel value="sent">Sent invites</TabPanel>
    </Tabs>
  );
}

test('the chosen tab shows its panel and no other', () => {
  render(<Invites />);
  expect(screen.getByRole('tab', { name: /Received/, selected: true })).toBeInTheDocument();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Received invites');
});

test('arrow keys move along the tabs and around the ends', async () => {
  render(<Invites />);
  act(() => screen.getByRole('tab', { name: /Received/ }).focus());
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Sent', selected: true })).toHaveFocus());
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(screen.getByRole('tab', { name: /Received/, selected: true })).toHaveFocus());
});

test('a panel that is kept holds what was typed while another tab is open', async () => {
  render(<Kept />);
  await userEvent.type(screen.getByLabelText('Words'), 'Hello');
  await userEvent.click(screen.getByRole('tab', { name: 'Sent' }));
  expect(screen.getByLabelText('Words')).not.toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: /Received/ }));
  expect(screen.getByLabelText('Words')).toHaveValue('Hello');
});
