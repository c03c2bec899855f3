import { SetMetadata } from '@nestjs/common';

export const TAKES_DEPLOY_TOKENS = 'takesDeployTokens';

/** Programs with a deploy token may call this route; everywhere else such a token is no token at all. */
export const TakesDeployTokens = () => SetMetadata(TAKES_DEPLOY_TOKENS, true);
