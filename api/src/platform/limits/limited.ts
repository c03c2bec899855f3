import { type CanActivate, type ExecutionContext, Inject, Injectable, UseGuards } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { LIMIT_STORE, Limit, type LimitRule, type LimitStore } from './limit.ts';
import { networkOf } from './network-of.ts';

/** Limits one call, for each person and each network of visitors: `@Limited('export', { most: 5, perSeconds: 3_600 })`. */
export function Limited(name: string, rule: Omit<LimitRule, 'name'>): MethodDecorator {
  @Injectable()
  class LimitedCall implements CanActivate {
    private readonly limit: Limit;

    constructor(@Inject(LIMIT_STORE) store: LimitStore) {
      this.limit = new Limit({ name: `call ${name}`, ...rule }, store);
    }

    async canActivate(context: ExecutionContext): Promise<boolean> {
      const { caller, ip } = context.switchToHttp().getRequest<FastifyRequest>();
      await this.limit.require(caller?.uid ?? networkOf(ip));
      return true;
    }
  }
  return UseGuards(LimitedCall);
}
