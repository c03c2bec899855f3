import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { ErrorFilter } from '../errors/error.filter.ts';
import { LIMIT_STORE } from './limit.ts';
import { Limited } from './limited.ts';

@Controller()
class Calls {
  @Get('limited')
  @Limited('test', { most: 2, perSeconds: 60 })
  limited(): string {
    return 'done';
  }

  @Get('others')
  others(): string {
    return 'done';
  }
}

@Module({ controllers: [Calls], providers: [{ provide: LIMIT_STORE, useValue: { isGiven: false } }] })
class Calling {}

describe('a call with a limit of its own', () => {
  let app: NestFastifyApplication;

  beforeAll(async () => {
    app = await NestFactory.create<NestFastifyApplication>(Calling, new FastifyAdapter({ trustProxy: true }), {
      logger: false,
    });
    app.useGlobalFilters(new ErrorFilter());
    await app.listen(0, '127.0.0.1');
  });

  afterAll(() => app.close());

  async function statusOf(path: string, address: string): Promise<number> {
    return (await fetch((await app.getUrl()) + path, { headers: { 'x-forwarded-for': address } })).status;
  }

  it('is refused beyond it, to that network, and no other call is', async () => {
    const [mine, theirs] = ['2001:db8:1:2::7', '2001:db8:1:3::7'];
    const statuses = [];
    for (const address of [mine, '2001:db8:1:2::8', mine, theirs]) statuses.push(await statusOf('/limited', address));
    expect(statuses).toEqual([200, 200, 429, 200]);
    expect(await statusOf('/others', mine)).toBe(200);
  });
});
