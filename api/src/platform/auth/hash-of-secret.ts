import { hash } from 'node:crypto';

/** The hash that stands for a secret in the database, in hex. The secret must be random, so that its hash tells nothing of it. */
export function hashOfSecret(secret: string): string {
  return hash('sha256', secret, 'hex');
}
