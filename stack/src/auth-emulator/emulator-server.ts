import { createServer, type Server, type ServerResponse } from 'node:http';
import { AccountStore, readAccounts } from './account-store.ts';
import { createEmulator } from './firebase-emulator.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Where an emulator listens, and where its accounts are kept. */
export interface EmulatorOptions {
  projectId: string;
  host: string;
  port: number;
  accountsFile: string;
}

/**
 * Serves the auth emulator with accounts that outlive it. No answer to a change leaves before the change is on the disk:
 * who was told that they have an account has it after a kill -9 as well.
 */
export async function serveEmulator({ projectId, host, port, accountsFile }: EmulatorOptions): Promise<Server> {
  const { handle, state } = await createEmulator(projectId, await readAccounts(accountsFile));
  const store = new AccountStore(accountsFile, state);
  const server = createServer((request, response) => {
    if (!READING.has(request.method ?? '')) answerOnceSaved(response, () => store.save());
    handle(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}

function answerOnceSaved(response: ServerResponse, save: () => Promise<void>): void {
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  response.end = (...args: unknown[]) => {
    save().then(
      () => end(...args),
      (error: unknown) => {
        console.error('The accounts could not be saved.', error);
        response.destroy();
      },
    );
    return response;
  };
}
