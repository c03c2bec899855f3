import { RequestMethod, type Type } from '@nestjs/common';
import { HTTP_CODE_METADATA, METHOD_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { z } from 'zod';
import { IS_PUBLIC } from '../platform/auth/decorators.ts';
import { OPERATION, type OperationNotes } from '../platform/http/operation.decorator.ts';

interface PathParameter {
  readonly name: string;
  readonly schema: z.ZodType;
}

/** One call, as its controller declares it. */
export interface Operation extends OperationNotes {
  /** Of the controller and its method, such as `projects.create`. */
  readonly id: string;
  readonly tag: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With its parameters in braces. */
  readonly path: string;
  readonly status: number;
  readonly isPublic: boolean;
  readonly parameters: readonly PathParameter[];
  readonly query: z.ZodObject | null;
  readonly body: z.ZodType | null;
}

interface RouteArgument {
  readonly data?: string;
  readonly schema?: z.ZodType;
}

/** Reads what Nest itself routes by, so that the document cannot tell another story than the server. */
export function operationsOf(controllers: readonly Type[]): Operation[] {
  return controllers.flatMap((controller) => {
    const names = Object.getOwnPropertyNames(controller.prototype);
    const routes = names.filter((name) => Reflect.hasMetadata(METHOD_METADATA, controller.prototype[name]));
    return routes.map((name) => operationOf(controller, name));
  });
}

function operationOf(controller: Type, name: string): Operation {
  const handler = controller.prototype[name] as object;
  const tag = controller.name.replace(/Controller$/, '');
  const id = `${tag.toLowerCase()}.${name}`;
  const notes = Reflect.getMetadata(OPERATION, handler) as OperationNotes | undefined;
  if (!notes) throw new Error(`${id} has no @Operation().`);
  const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler)] as Operation['method'];
  const args = argumentsOf(controller, name);
  return {
    ...notes,
    id,
    tag,
    method,
    path: pathOf(controller, handler),
    status: Reflect.getMetadata(HTTP_CODE_METADATA, handler) ?? (method === 'POST' ? 201 : 200),
    isPublic: [handler, controller].some((target) => Reflect.getMetadata(IS_PUBLIC, target) === true),
    parameters: args.filter(isOf(RouteParamtypes.PARAM)).map(([, argument]) => parameterOf(id, argument)),
    query: (args.find(isOf(RouteParamtypes.QUERY))?.[1].schema as z.ZodObject | undefined) ?? null,
    body: args.find(isOf(RouteParamtypes.BODY))?.[1].schema ?? null,
  };
}

function pathOf(controller: Type, handler: object): string {
  const parts = [controller, handler].map((target) => String(Reflect.getMetadata(PATH_METADATA, target)));
  const path = parts.map((part) => part.replace(/^\/|\/$/g, '')).filter((part) => part !== '');
  return `/${path.join('/')}`.replace(/:(\w+)/g, '{$1}');
}

/** Keyed by kind and place, such as `3:1`. */
function argumentsOf(controller: Type, name: string): [string, RouteArgument][] {
  return Object.entries<RouteArgument>(Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {});
}

function isOf(kind: RouteParamtypes) {
  return ([key]: [string, RouteArgument]) => key.startsWith(`${kind}:`);
}

function parameterOf(id: string, { data, schema }: RouteArgument): PathParameter {
  if (!data || !schema) throw new Error(`${id} takes a path parameter without a name or a schema.`);
  return { name: data, schema };
}
