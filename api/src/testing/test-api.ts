import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@crewdeck/contract';
import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { createApp } from '../create-app.ts';
import { parseConfig } from '../platform/config/config.ts';
import { CONFIG, type Config } from '../platform/config/variables.ts';
import { createLogger } from '../platform/logging/logger.ts';
import { requireDeclared } from './declared-answers.ts';
import { type Account, unsignedTokenOf } from './people.ts';
import { type Received, sendRequest } from './send-request.ts';
import { createTestDatabase } from './test-database.ts';
import { UNLIMITED } from './unlimited.ts';

export interface Answer<T = unknown> extends Received {
  readonly body: T;
}

export interface CallOptions {
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Record<string, string>;
}

type TokenMaker = (account: Account) => string | Promise<string>;

interface TestApiOptions {
  /** The emulator's unsigned tokens unless said otherwise. */
  readonly tokenOf?: TokenMaker;
  /** Collects the lines of the log, which is silent otherwise. */
  readonly log?: string[];
}

/** The whole API on its own database, called over HTTP. */
export class TestApi {
  private constructor(
    private readonly app: NestFastifyApplication,
    readonly url: string,
    private readonly tokenOf: TokenMaker,
  ) {}

  static async start(
    environment: Record<string, string> = {},
    { tokenOf = unsignedTokenOf, log }: TestApiOptions = {},
  ): Promise<TestApi> {
    const config = parseConfig({
      DATABASE_URL: environment.DATABASE_URL ?? (await createTestDatabase()),
      FIREBASE_PROJECT_ID: 'demo-crewdeck',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
      ...UNLIMITED,
      // Their queries would come between those that a spec counts; specs of the guard set their own, others say when.
      GUARD_INTERVAL_MS: '0',
      JOBS_INTERVAL_MS: '0',
      MESSAGES_INTERVAL_MS: '0',
      LOG_LEVEL: log ? 'info' : 'silent',
      ...environment,
    });
    const app = await createApp(config, createLogger(config, log && { write: (line) => void log.push(line) }));
    await app.listen(0, '127.0.0.1');
    return new TestApi(app, await app.getUrl(), tokenOf);
  }

  get database(): DataSource {
    return this.app.get(DataSource);
  }

  /** A part of the API, to be used as other parts of it do. */
  get<T>(part: Type<T> | symbol): T {
    return this.app.get(part);
  }

  /** For a second process on the same data. */
  get databaseUrl(): string {
    return this.app.get<Config>(CONFIG).DATABASE_URL;
  }

  async stop(): Promise<void> {
    await this.app.close();
  }

  /** Calls as this person; as a visitor when it is `null` and no token is given. Takes no answer that is not declared. */
  async call<T = ErrorBody>(
    person: Account | null,
    request: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} ${string}`,
    { body, token, headers = {} }: CallOptions = {},
  ): Promise<Answer<T>> {
    const [method, path] = [request.slice(0, request.indexOf(' ')), request.slice(request.indexOf(' ') + 1)];
    const { pathname, search } = new URL(path, this.url);
    const bearer = token ?? (person && (await this.tokenOf(person)));
    const answer = await sendRequest(this.url, {
      method,
      path: `${pathname}${search}`,
      headers: {
        ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    requireDeclared(request, answer);
    return answer as Answer<T>;
  }
}

/** Somebody who has signed in and has no profile yet. */
export function aNewcomer(): Account {
  const uid = `uid-${randomUUID()}`;
  return { uid, email: `${uid}@students.test` };
}
