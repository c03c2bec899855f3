import type { Type } from '@nestjs/common';
import { MODULE_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { MetadataScanner } from '@nestjs/core';
import type { z } from 'zod';
import { DOMAINS } from '../app.module.ts';
import { IS_PUBLIC } from '../platform/auth/decorators.ts';
import { HealthController } from '../platform/health/health.controller.ts';
import { OPERATION, type OperationNotes } from '../platform/http/operation.decorator.ts';

/** What a controller says of a call that Nest's own document has no place for. */
export interface Declaration extends OperationNotes {
  readonly isPublic: boolean;
  /** Of the body and of the query; `null` for a call without one. */
  readonly body: z.ZodType | null;
  readonly query: z.ZodType | null;
}

/** Of a controller and its method, such as `projects.create`. */
export function idOf(controller: string, method: string): string {
  return `${controller.replace(/Controller$/, '').toLowerCase()}.${method}`;
}

/** Of every call of the API, by its id. */
export function declarations(): ReadonlyMap<string, Declaration> {
  const ofDomains = DOMAINS.flatMap((domain) => Reflect.getMetadata(MODULE_METADATA.CONTROLLERS, domain) as Type[]);
  return new Map([...ofDomains, HealthController].flatMap(declarationsOf));
}

function declarationsOf(controller: Type): [string, Declaration][] {
  return new MetadataScanner().getAllMethodNames(controller.prototype).flatMap((name) => {
    const handler = controller.prototype[name] as object;
    const notes = Reflect.getMetadata(OPERATION, handler) as OperationNotes | undefined;
    const isPublic = [handler, controller].some((target) => Reflect.getMetadata(IS_PUBLIC, target) === true);
    const schemaOf = (kind: RouteParamtypes) => argumentOf(controller, name, kind);
    const [body, query] = [schemaOf(RouteParamtypes.BODY), schemaOf(RouteParamtypes.QUERY)];
    const declaration = notes && { ...notes, isPublic, body, query };
    return declaration ? [[idOf(controller.name, name), declaration]] : [];
  });
}

/** Nest keeps arguments by kind and place, such as `3:1`. */
function argumentOf(controller: Type, name: string, kind: RouteParamtypes): z.ZodType | null {
  const args: Record<string, { schema?: z.ZodType }> = Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {};
  return Object.entries(args).find(([key]) => key.startsWith(`${kind}:`))?.[1].schema ?? null;
}
