import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveEmulator } from '../auth-emulator/emulator-server.ts';
import { type Mailbox, startMailbox } from './mailbox.ts';

const HOST = '127.0.0.1';
const PROJECT = 'demo-test';
const EMAIL = 'ada@example.org';
let folder: string;
let emulator: Server;
let mailbox: Mailbox;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crewdeck-mailbox-'));
  const accountsFile = join(folder, 'accounts.json');
  emulator = await serveEmulator({ projectId: PROJECT, host: HOST, port: 0, accountsFile });
  const providerMailsUrl = `${emulatorUrl()}/emulator/v1/projects/${PROJECT}/oobCodes`;
  mailbox = await startMailbox({ host: HOST, providerMailsUrl });
}, 60_000);

afterAll(async () => {
  await mailbox.close();
  await stopEmulator();
  await rm(folder, { recursive: true });
});

const emulatorUrl = () => `http://${HOST}:${(emulator.address() as AddressInfo).port}`;

async function stopEmulator(): Promise<void> {
  emulator.closeAllConnections();
  await new Promise((closed) => emulator.close(closed));
}

async function callProvider(operation: string, body: object): Promise<{ idToken: string }> {
  const response = await fetch(`${emulatorUrl()}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { idToken: string };
}

async function mailboxPage(): Promise<string> {
  return (await fetch(mailbox.url)).text();
}

/** What the mailbox lists: subject, and whom the email is for. */
async function listedMails(): Promise<string[][]> {
  const entries = (await mailboxPage()).matchAll(/<li><a [^>]+>([^<]+)<\/a><br>([^<]+)/g);
  return [...entries].map(([, subject = '', to = '']) => [subject, to]);
}

describe('the mailbox', () => {
  it('lists what the sign-in provider would have mailed, the newest first', async () => {
    const { idToken } = await callProvider('signUp', { email: EMAIL, password: 'analytical', returnSecureToken: true });
    await callProvider('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
    await callProvider('sendOobCode', { requestType: 'PASSWORD_RESET', email: EMAIL });
    await callProvider('sendOobCode', {
      requestType: 'VERIFY_AND_CHANGE_EMAIL',
      idToken,
      newEmail: 'new@example.org',
    });

    expect(await listedMails()).toEqual([
      ['Confirm your new email', 'new@example.org'],
      ['Reset your password', EMAIL],
      ['Confirm your email', EMAIL],
    ]);
    expect(await mailboxPage()).toContain('Add &amp;newPassword=… to the address of the link.');
  });

  it('has a link that confirms the email, and then lists it no longer', async () => {
    const [, link = ''] = /<a href="([^"]+)" target="_blank">Confirm your email</.exec(await mailboxPage()) ?? [];
    const { status } = await fetch(link.replaceAll('&amp;', '&'));

    expect(status).toBe(200);
    expect(await listedMails()).not.toContainEqual(['Confirm your email', EMAIL]);
  });

  it('says that the sign-in provider does not answer, and still shows the rest', async () => {
    await stopEmulator();
    const page = await mailboxPage();

    expect(page).toContain("The sign-in provider doesn't answer, so its emails are missing here.");
    expect(page).toContain('No mail yet.');
  });
});
