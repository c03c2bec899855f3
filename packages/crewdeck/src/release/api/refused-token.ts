import { DEPLOY_TOKEN_PREFIX, type ErrorBody } from '@crewdeck/contract';

/**
 * What is wrong with a token that the API refused, for the person who set it: the API's own words are for people at a page.
 *
 * @param now in milliseconds
 */
export function describeRefusedToken(
  { code, error }: ErrorBody,
  token: string,
  module: string | undefined,
  now: number,
): string {
  const isDeployToken = token.startsWith(DEPLOY_TOKEN_PREFIX);
  if (code === 'auth.forbidden') {
    if (!isDeployToken) return 'The account of this identity token is not of ops.';
    if (module) return `This deploy token is for another module than ${module}.`;
    return 'Only ops may do this: set CREWDECK_TOKEN to an identity token of theirs.';
  }
  if (code !== 'auth.invalid_token') return error;
  if (isDeployToken)
    return 'This deploy token is not known there, or was revoked. Make another one, or look at CREWDECK_API.';
  const { exp } = claimsOf(token);
  if (typeof exp !== 'number')
    return `CREWDECK_TOKEN is neither a deploy token (${DEPLOY_TOKEN_PREFIX}…) nor an identity token.`;
  if (exp * 1000 <= now) return `This identity token expired at ${new Date(exp * 1000).toISOString()}. Sign in again.`;
  return 'This identity token is of another project, or was not signed by one that the API trusts.';
}

/** Nothing is verified here; nobody is let in by it. */
function claimsOf(token: string): { exp?: unknown } {
  try {
    return Object(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));
  } catch {
    return {};
  }
}
