import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.ts';
import type { Caller } from './caller.ts';
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
    @Inject(TOKEN_VERIFIER) private readonly verify: TokenVerifier,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    request.caller = await this.callerOf(request.headers.authorization);
    if (!request.caller && !this.isPublic(context)) throw new DomainError('auth.required');
    return true;
  }

  private async callerOf(header: string | undefined): Promise<Caller | null> {
    if (header === undefined) return null;
    const token = BEARER.exec(header)?.[1];
    if (!token) throw new DomainError('auth.invalid_token');
    const { identity } = await this.verify(token);
    return { ...identity, profileId: await this.profileIds.find(identity.uid) };
  }

  private isPublic(context: ExecutionContext): boolean {
    return this.reflector.getAllAndOverride<boolean>(IS_PUBLIC, [context.getHandler(), context.getClass()]) === true;
  }
}
