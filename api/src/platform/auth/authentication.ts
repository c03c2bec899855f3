import { DEPLOY_TOKEN_PREFIX } from '@crewdeck/contract';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.ts';
import { RequestLimits } from '../limits/request-limits.ts';
import {
  type Caller,
  DEPLOY_TOKENS,
  type DeployTokens,
  type Identity,
  type Pipeline,
  PROFILE_IDS,
  type ProfileIds,
} from './caller.ts';
import { IS_PUBLIC, TAKES_DEPLOY_TOKENS } from './decorators.ts';
import { TOKEN_VERIFIER, type TokenVerifier } from './token-verifier.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
    /** Only on routes that take deploy tokens. */
    pipeline: Pipeline | null;
  }
}

const SCHEME = 'bearer ';
const LONGEST_TOKEN = 8192;

/** On by default: a route is open to visitors only when it says `@Public()`. */
@Injectable()
export class Authentication implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    @Inject(PROFILE_IDS) private readonly profileIds: ProfileIds,
    private readonly limits: RequestLimits,
    @Inject(DEPLOY_TOKENS) private readonly deployTokens: DeployTokens,
    @Inject(TOKEN_VERIFIER) private readonly verify: TokenVerifier,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const shown = await this.tellWho(request, context);
    if (shown) await this.limits.countPerson('uid' in shown ? shown.uid : shown.tokenId);
    const identity = shown && 'uid' in shown ? shown : null;
    request.pipeline = shown && 'tokenId' in shown ? shown : null;
    request.caller = identity && { ...identity, profileId: await this.profileIds.find(identity) };
    if (!shown && !this.is(IS_PUBLIC, context)) throw new DomainError('auth.required');
    return true;
  }

  /** `null` for a visitor. A call with a bad token counts towards the limit of its address, as a visitor's does. */
  private async tellWho(request: FastifyRequest, context: ExecutionContext): Promise<Identity | Pipeline | null> {
    const { authorization } = request.headers;
    if (authorization === undefined) return null;
    try {
      const token = bearerTokenOf(authorization);
      const isForDeploying = token.startsWith(DEPLOY_TOKEN_PREFIX) && this.is(TAKES_DEPLOY_TOKENS, context);
      return isForDeploying ? await this.pipelineOf(token) : await this.verify(token);
    } catch (error) {
      await this.limits.countAddress(request.ip);
      throw error;
    }
  }

  private async pipelineOf(token: string): Promise<Pipeline> {
    const pipeline = await this.deployTokens.find(token);
    if (!pipeline) throw new DomainError('auth.invalid_token');
    return pipeline;
  }

  private is(mark: string, context: ExecutionContext): boolean {
    return this.reflector.getAllAndOverride<boolean>(mark, [context.getHandler(), context.getClass()]) === true;
  }
}

/** What it is made of, its verification looks at: a token that is remembered was looked through once, and not for every call. */
function bearerTokenOf(authorization: string): string {
  const token = authorization.slice(SCHEME.length);
  const isBearer = authorization.slice(0, SCHEME.length).toLowerCase() === SCHEME;
  if (!isBearer || token === '' || token.length > LONGEST_TOKEN) throw new DomainError('auth.invalid_token');
  return token;
}
