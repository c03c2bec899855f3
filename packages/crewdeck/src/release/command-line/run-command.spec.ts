import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DEPLOY_TOKEN_PREFIX } from '@crewdeck/contract';
import { run } from '../testing/run.ts';
import { StubApi } from '../testing/stub-api.ts';
import { runCommand } from './run-command.ts';
import { VERBS } from './verbs.ts';

let api: StubApi;

beforeEach(async () => {
  api = await StubApi.start();
});

afterEach(() => api.stop());

const call = (...args: string[]) => run({ CREWDECK_API: api.url, CREWDECK_TOKEN: 'token' }, ...args);

describe('the command', () => {
  it.each(Object.keys(VERBS))('says how to use %s, without a system', async (name) => {
    const { exitCode, output } = await run({}, name, '--help');
    expect(exitCode).toBe(0);
    expect(output).toMatch(new RegExp(`^Usage: npm run release -- ${name}[^]*Exit codes`));
    expect((await run({}, '--help')).output).toContain(`\n  ${name} `);
  });

  it.each([
    ['no verb', [], 'Usage: npm run release -- <verb>'],
    ['a name that every object has', ['constructor'], 'There is no verb "constructor"'],
    ['an unknown option', ['status', '--al'], "Unknown option '--al'"],
    ['no module', ['stop', '--reason', 'x'], '<module> is missing'],
    ['no reason', ['rollback', 'mf-profile'], '--reason'],
    ['an empty reason', ['stop', 'mf-profile', '--reason', ' '], '--reason'],
    ['a reason without quotes', ['stop', 'mf-profile', 'too', 'slow', '--reason', 'x'], '"too slow" is too much'],
    ['a share that is none', ['activate', 'mf-profile@1.0.0', '--percent', '101'], '--percent 101 is no share'],
    ['too fine a share', ['activate', 'mf-profile@1.0.0', '--percent', '0.001'], '--percent 0.001 is no share'],
    ['a time that is none', ['preview', 'mf-profile@1.0.0', '--minutes', '1h'], '--minutes 1h is no whole number'],
    ['a token without a name', ['token', 'mf-profile'], 'Say for which module and by what name'],
    ['a module where there is none to say', ['status', 'mf-profile'], '"mf-profile" is too much'],
    ['an unknown module', ['resume', 'mf-profil'], 'There is no module "mf-profil" here. There are mf-profile.'],
  ])('ends with 2 for %s', async (_case, args, sentence) => {
    const { exitCode, output, errors } = await call(...args);
    expect({ exitCode, output }).toEqual({ exitCode: 2, output: '' });
    expect(errors).toContain(sentence);
  });

  it.each([
    ['release.unsigned', 409, 3],
    ['release.not_found', 404, 2],
    ['request.rate_limited', 429, 1],
    ['server.unavailable', 503, 1],
  ] as const)('passes on the sentence of a refusal: %s (%i) ends with %i', async (code, status, expected) => {
    api.refusals['GET /api/releases'] = { status, code, error: 'A sentence of the API.' };
    expect(await call('status')).toEqual({ exitCode: expected, output: '', errors: 'A sentence of the API.' });
  });

  const jwt = (claims: object) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;
  const deploy = `${DEPLOY_TOKEN_PREFIX}x`;

  it.each([
    ['unknown', 'auth.invalid_token', deploy, 'This deploy token is not known there, or was revoked.'],
    ['of another module', 'auth.forbidden', deploy, 'is for another module than mf-profile.'],
    ['expired', 'auth.invalid_token', jwt({ exp: 1 }), 'This identity token expired at 1970-01-01T00:00:01.000Z.'],
    ['foreign', 'auth.invalid_token', jwt({ exp: 9e9 }), 'This identity token is of another project'],
    ["not of ops'", 'auth.forbidden', jwt({ exp: 9e9 }), 'The account of this identity token is not of ops.'],
    ['no token', 'auth.invalid_token', 'nonsense', 'CREWDECK_TOKEN is neither a deploy token'],
  ] as const)('says what is wrong with a token that is %s', async (_case, code, token, sentence) => {
    api.refusals['POST /api/releases/mf-profile/changes'] = { status: 401, code, error: 'Please sign in again.' };
    const environment = { CREWDECK_API: api.url, CREWDECK_TOKEN: token };
    const { exitCode, errors } = await run(environment, 'stop', 'mf-profile', '--reason', 'x');
    expect(exitCode).toBe(3);
    expect(errors).toContain(sentence);
  });

  it('gives programs an error as JSON, and people the sentence', async () => {
    const error = 'There is no such thing.';
    api.refusals['GET /api/releases'] = { status: 404, code: 'release.not_found', error };
    const { output, errors } = await call('status', '--json');
    expect(JSON.parse(output)).toEqual({ error, code: 'release.not_found', exitCode: 2 });
    expect(errors).toBe(error);
  });

  it.each([
    [true, {}, true],
    [true, { NO_COLOR: '1' }, false],
    [false, {}, false],
  ])('has colours only at a terminal that wants them: %s, %j', async (isTerminal, environment, hasColours) => {
    const said: string[] = [];
    await runCommand(['status'], {
      environment: { CREWDECK_API: api.url, CREWDECK_TOKEN: 'token', ...environment },
      isTerminal,
      say: (text) => said.push(text),
      tell: () => undefined,
    });
    expect(said.join().includes('\x1b[')).toBe(hasColours);
  });

  it('ends with 1 when the API is not there, and says which', async () => {
    const environment = { CREWDECK_API: api.url, CREWDECK_TOKEN: 'token' };
    api.stop();
    const { exitCode, errors } = await run(environment, 'status');
    expect(exitCode).toBe(1);
    expect(errors).toMatch(/^The API at http:.+ can't be reached: connect ECONNREFUSED/);
  });

  it('ends with 1 when what answers is not the API', async () => {
    const other = createServer((_, answer) => answer.writeHead(502).end('<html>Bad gateway</html>')).listen(0);
    const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    const { exitCode, errors } = await run({ CREWDECK_API: url, CREWDECK_TOKEN: 'token' }, 'status');
    other.close();
    expect(exitCode).toBe(1);
    expect(errors).toContain('answered 502 and nothing of the API');
  });
});
