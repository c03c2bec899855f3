import { CONTRACT_VERSION, MODULE_HEADER, REQUEST_ID_HEADER } from '@crewdeck/contract';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import type { z } from 'zod';
import { appModule } from '../app.module.ts';
import { parseConfig } from '../platform/config/config.ts';
import { Calls } from './calls.ts';
import { idOf } from './declarations.ts';
import { jsonSchemaOf, textOf } from './json-schemas.ts';

const PREVIEW = { preview: true, abortOnError: false, logger: false } as const;
/** A preview connects to nothing. */
const CONFIG = parseConfig({ DATABASE_URL: 'postgres://localhost/none', FIREBASE_PROJECT_ID: 'none' });

const BASE = {
  openapi: '3.1.0',
  info: {
    title: 'Crewdeck API',
    version: CONTRACT_VERSION,
    description: 'Written by the API itself from the schemas that it validates with. Unknown keys are dropped.',
  },
  servers: [{ url: '/' }],
};

const COMPONENTS = {
  parameters: {
    [REQUEST_ID_HEADER]: {
      name: REQUEST_ID_HEADER,
      in: 'header',
      description: 'Ties the call to its log lines; any other text is replaced.',
      schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' },
    },
    [MODULE_HEADER]: {
      name: MODULE_HEADER,
      in: 'header',
      description: 'The module release that the call comes from; any other text is ignored.',
      schema: { type: 'string', pattern: '^[A-Za-z0-9_@.+-]{1,100}$' },
    },
  },
  securitySchemes: {
    bearer: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: 'ID token of the identity provider.',
    },
  },
};

/** The text of `openapi.json` as it should be committed: what Nest's module says, and what our controllers add. */
export async function currentDocument(): Promise<string> {
  const app = await NestFactory.create(appModule(CONFIG), new FastifyAdapter(), PREVIEW);
  const { paths, components } = SwaggerModule.createDocument(app, BASE, {
    operationIdFactory: idOf,
    standardSchemaConverter: (schema, { schemaType }) => jsonSchemaOf(schema as z.ZodType, schemaType),
  });
  const schemas: Record<string, unknown> = { ...components?.schemas };
  const calls = new Calls(Object.keys(COMPONENTS.parameters), schemas);
  const completed = sorted(paths).map(([path, methods]) => {
    const described = Object.entries(methods).map(([method, call]) => [method, calls.complete(method, call)]);
    return [path, Object.fromEntries(described)];
  });
  const document = {
    ...BASE,
    paths: Object.fromEntries(completed),
    components: {
      schemas: Object.fromEntries(sorted(schemas)),
      responses: Object.fromEntries(sorted(calls.failures)),
      ...COMPONENTS,
    },
  };
  return textOf(document);
}

function sorted<T>(record: Record<string, T>): [string, T][] {
  return Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1));
}
