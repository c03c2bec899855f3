import 'reflect-metadata';
import { revokeDeployToken } from './deploy-tokens.ts';
import { runTokenCommand } from './token-command.ts';

/** Ends a deploy token, from the next call on. */
await runTokenCommand('revoke-deploy-token', async (database, name) => {
  const isRevoked = await revokeDeployToken(database, name);
  if (!isRevoked) process.exitCode = 1;
  return isRevoked ? 'Revoked.' : 'There is no such token, or it was revoked before.';
});
