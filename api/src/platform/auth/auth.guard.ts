import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.ts';
import { RequestLimits } from '../limits/request-limits.ts';
import type { Caller, Identity } from './caller.ts';
import { ProfileIds } from './profile-ids.ts';
import { IS_PUBLIC } from './public.decorator.ts';
import { TOKEN_VERIFIER, type TokenVerifier } from './token-verifier.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

const BEARER = /^Bearer ([\w.~+/=-]{1,8192})$/i;

/** On by default: a route is open to visitors only when it says `@Public()`. */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly profileIds: ProfileIds,
    private readonly limits: RequestLimits,
    @Inject(TOKEN_VERIFIER) private readonly verify: TokenVerifier,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const identity = await this.identityOf(request);
    if (identity) this.limits.countPerson(identity.uid);
    request.caller = identity && { ...identity, profileId: await this.profileIds.find(identity.uid) };
    if (!request.caller && !this.isPublic(context)) throw new DomainError('auth.required');
    return true;
  }

  /** `null` for a visitor. Whoever shows a bad token counts as one. */
  private async identityOf({ headers, ip }: FastifyRequest): Promise<Identity | null> {
    if (headers.authorization === undefined) return null;
    try {
      const token = BEARER.exec(headers.authorization)?.[1];
      if (!token) throw new DomainError('auth.invalid_token');
      return (await this.verify(token)).identity;
    } catch (error) {
      this.limits.countAddress(ip);
      throw error;
    }
  }

  private isPublic(context: ExecutionContext): boolean {
    return this.reflector.getAllAndOverride<boolean>(IS_PUBLIC, [context.getHandler(), context.getClass()]) === true;
  }
}
