import { aListedUser } from '@crewdeck/module-sdk/builders';
import { answerCalls, createTestHost } from '@crewdeck/module-sdk/testing';
import { render, screen } from '@testing-library/react';
import { HomePage } from './home-page.tsx';

function open() {
  render(createTestHost(<HomePage />).element);
}

describe('the page', () => {
  test('shows who is here, as the API says', async () => {
    const calls = answerCalls(() => ({ body: [aListedUser({ name: 'Ada Lovelace', bio: 'Engines' })] }));
    open();

    expect(await screen.findByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
    expect(screen.getByText('Engines')).toBeVisible();
    expect(calls[0]).toMatchObject({ method: 'GET', path: '/api/users' });
  });

  test('says so when nobody is here yet', async () => {
    answerCalls(() => ({ body: [] }));
    open();

    expect(await screen.findByText('Nobody is here yet.')).toBeVisible();
  });

  test('offers another try when the API gives no list', async () => {
    answerCalls(() => ({ status: 500, body: {} }));
    open();

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
