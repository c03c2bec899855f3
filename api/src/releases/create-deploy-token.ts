import 'reflect-metadata';
import { makeDeployToken } from './deploy-tokens.ts';
import { runTokenCommand } from './token-command.ts';

/** Prints a new deploy token, once. */
await runTokenCommand('create-deploy-token', async (database, name, tell) => {
  const { token, hasReplaced } = await makeDeployToken(database, name);
  if (hasReplaced) tell('The former token of this name is revoked.');
  return token;
});
