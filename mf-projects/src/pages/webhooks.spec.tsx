import {
  MOST_WEBHOOKS,
  type ProjectPage as ProjectAnswer,
  type Webhook,
  type WebhookDelivery,
} from '@crewdeck/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { aProjectPage, aTeam, aTeamMember, aViewer, aWebhook, aWebhookDelivery } from '../testing/builders.ts';
import { type Answer, bodiesOf, button, givenApi, PROJECT_PATH, visit } from '../testing/visit-project.tsx';

const WEBHOOKS = `${PROJECT_PATH}/webhooks`;
const ONE = `${WEBHOOKS}/${aWebhook().id}`;
const LOG = `${ONE}/deliveries`;
const NAME = 'Your server hooks.example/…crew';
const SECRET = 'whsec_bm90IGEgc2VjcmV0';
const REFUSED = { status: 503, body: { error: 'Not now.', code: 'server.unavailable', requestId: 'r' } };

describe('the webhooks of a project', () => {
  const aTeamPage = (parts: Partial<ProjectAnswer> = {}) =>
    aProjectPage({ viewer: aViewer({ is: 'owner' }), team: aTeam(aTeamMember()), openSeats: 2, ...parts });
  const given = (
    webhooks: Webhook[],
    { log = [], ...parts }: Partial<Parameters<typeof givenApi>[0]> & { log?: WebhookDelivery[] } = {},
  ) => {
    const reads: Record<string, Answer> = { [WEBHOOKS]: { body: webhooks }, [LOG]: { body: log } };
    return { reads, calls: givenApi({ project: aTeamPage(), reads, ...parts }) };
  };
  const list = () => screen.findByRole('list', { name: 'Webhooks' });
  const field = () => screen.findByLabelText('Add a webhook');
  const confirm = async (name: string) => within(await screen.findByRole('alertdialog')).getByRole('button', { name });

  it('are not there for a member, who makes no call for them', async () => {
    const { calls } = given([aWebhook()], { project: aTeamPage({ viewer: aViewer({ is: 'member' }) }) });
    visit({ part: '#webhooks' });
    await screen.findByRole('tab', { name: 'Team room' });
    expect(screen.queryByRole('heading', { name: 'Webhooks' })).not.toBeInTheDocument();
    expect(calls.map(({ path }) => path)).not.toContain(WEBHOOKS);
  });

  it('say where they lead and how they fare, and what to do about one that fails', async () => {
    given([
      aWebhook(),
      aWebhook({ id: 'chat', kind: 'discord', failingSince: '2026-02-03T12:00:00.000Z' }),
      aWebhook({ id: 'off', kind: 'slack', offSince: '2026-02-03T12:00:00.000Z' }),
    ]);
    visit({ part: '#webhooks' });
    const [works, fails, off] = within(await list()).getAllByRole('listitem');
    expect(works).toHaveTextContent(`${NAME}On`);
    expect(fails).toHaveTextContent(/^Discord .*FailingIt hasn't worked since 3 Feb 2026/);
    expect(off).toHaveTextContent(/^Slack .*OffIt kept failing, so we turned it off\. Once it works, send a test/);
  });

  it.each([
    ['folded away while they work', '?tab=manage', {}, false],
    ['open to a link that leads to them', '#webhooks', {}, true],
    ['open where one fails', '?tab=manage', { failingSince: '2026-02-03T12:00:00.000Z' }, true],
  ])('are %s', async (_, part, state, isOpen) => {
    given([aWebhook(state)]);
    const { user } = visit({ part });
    const heading = await screen.findByRole('heading', { name: 'Webhooks' });
    expect(heading).toBeVisible();
    await waitFor(() => expect(heading.closest('details')?.open).toBe(isOpen));
    const form = await screen.findByLabelText('Add a webhook');
    if (!isOpen) {
      expect(form).not.toBeVisible();
      await user.click(heading);
    }
    expect(form).toBeVisible();
    expect(screen.getByText(/Post team news to Discord, Slack or your own server\./)).toBeVisible();
  });

  it('stay open once the one that failed works, so that nothing closes under a finger', async () => {
    const { reads } = given([aWebhook({ failingSince: '2026-02-03T12:00:00.000Z' })], {
      changes: { [`POST ${ONE}/tests`]: {} },
    });
    const { user } = visit({ part: '?tab=manage' });
    await screen.findByText('Failing');
    reads[WEBHOOKS] = { body: [aWebhook()] };
    await user.click(await button('Send a test'));
    expect(await screen.findByText('On')).toBeVisible();
  });

  it('can be tried again where they could not be had', async () => {
    const { reads } = given([]);
    reads[WEBHOOKS] = { status: 404, body: { error: 'No.', code: 'project.not_found', requestId: 'r' } };
    const { user } = visit({ part: '#webhooks' });
    expect(await screen.findByText("We couldn't load the webhooks.")).toBeVisible();
    expect(screen.queryByLabelText('Add a webhook')).not.toBeInTheDocument();
    reads[WEBHOOKS] = { body: [aWebhook()] };
    await user.click(await button('Try again'));
    expect(await list()).toHaveTextContent(NAME);
  });

  it('show the secret of a new one once, to be copied', async () => {
    const answer = { body: { ...aWebhook(), secret: SECRET } };
    const { calls, reads } = given([], { changes: { [`POST ${WEBHOOKS}`]: { answer } } });
    const { user } = visit({ part: '#webhooks' });
    await user.type(await field(), 'hooks.example/crew');
    reads[WEBHOOKS] = { body: [aWebhook()] };
    await user.click(await button('Add webhook'));
    expect(await screen.findByText(SECRET)).toBeVisible();
    expect(bodiesOf(calls, 'POST', WEBHOOKS)).toEqual([{ url: 'https://hooks.example/crew' }]);
    expect(await field()).toHaveValue('');
    await user.click(await button('Copy secret'));
    expect(await navigator.clipboard.readText()).toBe(SECRET);
  });

  it('show no secret of a chat, which asks for none', async () => {
    const chat = aWebhook({ kind: 'discord' });
    const { reads } = given([], {
      changes: { [`POST ${WEBHOOKS}`]: { answer: { body: { ...chat, secret: SECRET } } } },
    });
    const { user } = visit({ part: '#webhooks' });
    await user.type(await field(), 'https://discord.com/api/webhooks/1/key');
    reads[WEBHOOKS] = { body: [chat] };
    await user.click(await button('Add webhook'));
    expect(await list()).toHaveTextContent('Discord');
    expect(screen.queryByText(SECRET)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Replace secret' })).not.toBeInTheDocument();
  });

  it('do not take what is no https address, and say what to enter', async () => {
    const { calls } = given([]);
    const { user } = visit({ part: '#webhooks' });
    await user.type(await field(), 'http://hooks.example');
    await user.click(await button('Add webhook'));
    expect(await screen.findByText(/Enter an address such as https:..discord.com/)).toBeVisible();
    expect(bodiesOf(calls, 'POST', WEBHOOKS)).toEqual([]);
  });

  it('say why one could not be added, and keep what was typed', async () => {
    given([], { changes: { [`POST ${WEBHOOKS}`]: { answer: REFUSED } } });
    const { user } = visit({ part: '#webhooks' });
    await user.type(await field(), 'hooks.example');
    await user.click(await button('Add webhook'));
    expect(await screen.findByText('Not now.')).toBeVisible();
    expect(await field()).toHaveValue('https://hooks.example');
  });

  it('are sent a test, and open the log that says what came of it', async () => {
    const test = aWebhookDelivery({ event: 'test', state: 'failed', outcome: 'The server answered 500.' });
    const { calls } = given([aWebhook()], { log: [test], changes: { [`POST ${ONE}/tests`]: {} } });
    const { user } = visit({ part: '#webhooks' });
    await user.click(await button('Send a test'));
    const log = await screen.findByRole('list', { name: `Log of ${NAME}` });
    expect(log).toHaveTextContent(/^TestFailed3 Feb 2026.*The server answered 500\.$/);
    expect(bodiesOf(calls, 'POST', `${ONE}/tests`)).toHaveLength(1);
  });

  it('say where a test could not be sent', async () => {
    given([aWebhook()], { changes: { [`POST ${ONE}/tests`]: { answer: REFUSED } } });
    const { user } = visit({ part: '#webhooks' });
    await user.click(await button('Send a test'));
    expect(await screen.findByText('Not now.')).toBeVisible();
  });

  it('have a log of what arrived, waits and is tried again', async () => {
    const retried = { state: 'waiting', outcome: 'The server answered 503.' } as const;
    const log = [
      aWebhookDelivery({ id: '1', event: 'member.joined', state: 'waiting', triedAt: null, outcome: null }),
      aWebhookDelivery({ id: '2', event: 'meeting.confirmed', ...retried }),
      aWebhookDelivery({ id: '3' }),
    ];
    const { calls } = given([aWebhook()], { log });
    const { user } = visit({ part: '#webhooks' });
    await list();
    expect(calls.map(({ path }) => path)).not.toContain(LOG);
    await user.click(await screen.findByText('Log'));
    const rows = within(await screen.findByRole('list', { name: `Log of ${NAME}` })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Someone joinedWaiting.*It's on its way\.$/),
      expect.stringMatching(/^Meeting confirmedWaiting.*The server answered 503\. We'll try again\.$/),
      expect.stringMatching(/^New noteArrived.*The server answered 204\.$/),
    ]);
  });

  it('have a log that says so while it is empty, and can be tried again where it could not be had', async () => {
    const { reads } = given([aWebhook()]);
    reads[LOG] = { status: 404, body: { error: 'No.', code: 'webhook.not_found', requestId: 'r' } };
    const { user } = visit({ part: '#webhooks' });
    await user.click(await screen.findByText('Log'));
    expect(await screen.findByText("We couldn't load the log.")).toBeVisible();
    reads[LOG] = { body: [] };
    await user.click(await button('Try again'));
    expect(await screen.findByText(/Nothing was sent yet/)).toBeVisible();
  });

  it('get a new secret once that is confirmed', async () => {
    const { calls } = given([aWebhook()], {
      changes: { [`POST ${ONE}/secret`]: { answer: { body: { secret: SECRET } } } },
    });
    const { user } = visit({ part: '#webhooks' });
    await user.click(await button('Replace secret'));
    expect(bodiesOf(calls, 'POST', `${ONE}/secret`)).toEqual([]);
    await user.click(await confirm('Replace secret'));
    expect(await screen.findByText(SECRET)).toBeVisible();
  });

  it('go once that is confirmed', async () => {
    const { calls, reads } = given([aWebhook()], { changes: { [`DELETE ${ONE}`]: {} } });
    const { user } = visit({ part: '#webhooks' });
    await user.click(await button('Remove'));
    reads[WEBHOOKS] = { body: [] };
    await user.click(await confirm('Remove webhook'));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Webhooks' })).not.toBeInTheDocument());
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  it('are no more than there is room for', async () => {
    given(Array.from({ length: MOST_WEBHOOKS }, (_, index) => aWebhook({ id: `${index}` })));
    visit({ part: '#webhooks' });
    expect(await screen.findByText(/Your project has 5 webhooks\. Remove one/)).toBeVisible();
    expect(screen.queryByLabelText('Add a webhook')).not.toBeInTheDocument();
  });

  it('are tidied up, and added no more, in an archived project', async () => {
    given([aWebhook()], { project: aTeamPage({ status: 'Archived' }) });
    visit({ part: '#webhooks' });
    expect(await list()).toHaveTextContent(NAME);
    expect(screen.queryByLabelText('Add a webhook')).not.toBeInTheDocument();
    expect(await button('Remove')).toBeVisible();
  });
});
