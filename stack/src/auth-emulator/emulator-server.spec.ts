import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveEmulator } from './emulator-server.ts';

const IDENTITY = 'identitytoolkit.googleapis.com/v1/accounts';
const ada = { email: 'ada@example.org', password: 'analytical', returnSecureToken: true };
const grace = {
  postBody: `providerId=google.com&id_token=${encodeURIComponent('{"sub":"4711","email":"grace@example.org"}')}`,
  requestUri: 'http://localhost',
  returnSecureToken: true,
};
let folder: string;
let server: Server;
let withPassword: Answer;
let withGoogle: Answer;

/** What of an answer these tests look at. */
interface Answer {
  localId: string;
  idToken: string;
  refreshToken: string;
  user_id: string;
  users: { email: string }[];
  error: { message: string };
}

/** Two people sign up, a second passes, the emulator is killed and started again. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crewdeck-emulator-'));
  server = await startEmulator();
  withPassword = (await call(`${IDENTITY}:signUp`, ada)).body;
  withGoogle = (await call(`${IDENTITY}:signInWithIdp`, grace)).body;
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await stop();
  server = await startEmulator();
}, 60_000);

afterAll(async () => {
  await stop();
  await rm(folder, { recursive: true });
});

function startEmulator(): Promise<Server> {
  const accountsFile = join(folder, 'accounts.json');
  return serveEmulator({ projectId: 'demo-test', host: '127.0.0.1', port: 0, accountsFile });
}

/** As a kill does: without a word to the emulator. */
async function stop(): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

async function call(operation: string, body: object) {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/${operation}?key=any&alt=json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Answer };
}

describe('after the emulator was killed', () => {
  it('an account with a password signs in, under the same uid', async () => {
    const { body } = await call(`${IDENTITY}:signInWithPassword`, ada);
    expect(body.localId).toBe(withPassword.localId);
  });

  it('a wrong password is still refused', async () => {
    const { status, body } = await call(`${IDENTITY}:signInWithPassword`, { ...ada, password: 'differential' });
    expect({ status, message: body.error.message }).toEqual({ status: 400, message: 'INVALID_PASSWORD' });
  });

  it('an account from the Google popup is the same one', async () => {
    const { body } = await call(`${IDENTITY}:signInWithIdp`, grace);
    expect(body).toMatchObject({ localId: withGoogle.localId, providerId: 'google.com' });
  });

  it('a session that was open stays signed in', async () => {
    const { body } = await call(`${IDENTITY}:lookup`, { idToken: withPassword.idToken });
    expect(body.users).toMatchObject([{ email: ada.email }]);
  });

  it('a session that was open renews itself', async () => {
    const renewal = { grant_type: 'refresh_token', refresh_token: withPassword.refreshToken };
    const { body } = await call('securetoken.googleapis.com/v1/token', renewal);
    expect(body.user_id).toBe(withPassword.localId);
  });
});
