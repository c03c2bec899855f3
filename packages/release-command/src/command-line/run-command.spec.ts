import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DEPLOY_TOKEN_PREFIX } from '@crewdeck/contract';
import { aStatus } from '../testing/builders.ts';
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
    expect(output).toMatch(new RegExp(`^Usage: npm run release -- ${name}`));
    expect(output).toContain('Exit codes');
  });

  it.each([['--help'], ['-h'], ['help']])('explains itself: %s', async (word) => {
    const { exitCode, output } = await run({}, word);
    expect(exitCode).toBe(0);
    for (const name of Object.keys(VERBS)) expect(output).toContain(`\n  ${name} `);
  });

  it.each([
    ['no verb', [], 'Usage: npm run release -- <verb>'],
    ['a misspelt verb', ['rollbak'], 'There is no verb "rollbak". Did you mean "rollback"?'],
    ['a name that every object has', ['constructor'], 'There is no verb "constructor"'],
    ['an unknown option', ['status', '--al'], "Unknown option '--al'"],
    ['no module', ['stop', '--reason', 'x'], '<module> is missing'],
    ['no reason', ['rollback', 'mf-profile'], '--reason'],
    ['an empty reason', ['stop', 'mf-profile', '--reason', ' '], '--reason'],
    ['a reason without quotes', ['stop', 'mf-profile', 'too', 'slow', '--reason', 'x'], '"too slow" is too much'],
    ['a release without a module', ['activate', '1.0.0'], '"1.0.0" names no release'],
    ['a share that is none', ['activate', 'mf-profile@1.0.0', '--percent', '101'], '--percent 101 is no share'],
    ['a share of nobody', ['activate', 'mf-profile@1.0.0', '--percent', '0'], '--percent 0 is no share'],
    ['a number that is none', ['prune', '--keep', 'all'], '--keep all is no whole number'],
    ['pruning without a number', ['prune'], '--keep N'],
  ])('ends with 2 for %s', async (_case, args, sentence) => {
    const { exitCode, output, errors } = await call(...args);
    expect({ exitCode, output }).toEqual({ exitCode: 2, output: '' });
    expect(errors).toContain(sentence);
  });

  it.each([
    ['release.needed', 409, 3],
    ['release.not_found', 404, 2],
    ['request.invalid', 400, 2],
    ['request.rate_limited', 429, 1],
    ['server.unavailable', 503, 1],
  ] as const)('passes on the sentence of a refusal: %s (%i) ends with %i', async (code, status, expected) => {
    api.refusals['GET /api/releases'] = { status, code, error: 'A sentence of the API.' };
    expect(await call('status')).toEqual({ exitCode: expected, output: '', errors: 'A sentence of the API.' });
  });

  const jwt = (claims: object) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;

  it.each([
    [
      'unknown',
      'auth.invalid_token',
      `${DEPLOY_TOKEN_PREFIX}x`,
      'This deploy token is not known there, or was revoked.',
    ],
    ['of another module', 'auth.forbidden', `${DEPLOY_TOKEN_PREFIX}x`, 'is for another module than mf-profile.'],
    ['expired', 'auth.invalid_token', jwt({ exp: 1 }), 'This identity token expired at 1970-01-01T00:00:01.000Z.'],
    ['foreign', 'auth.invalid_token', jwt({ exp: 9e9 }), 'This identity token is of another project'],
    ['of nobody of ops', 'auth.forbidden', jwt({ exp: 9e9 }), 'The account of this identity token is not of ops.'],
    ['no token', 'auth.invalid_token', 'nonsense', 'CREWDECK_TOKEN is neither a deploy token'],
  ] as const)('says what is wrong with a token that is %s', async (_case, code, token, sentence) => {
    api.modules = [aStatus()];
    api.refusals['POST /api/releases/mf-profile/changes'] = { status: 401, code, error: 'Please sign in again.' };
    const { exitCode, errors } = await run(
      { CREWDECK_API: api.url, CREWDECK_TOKEN: token },
      ...['stop', 'mf-profile', '--reason', 'x'],
    );
    expect(exitCode).toBe(3);
    expect(errors).toContain(sentence);
  });

  it('gives programs an error as JSON, and people the sentence', async () => {
    api.refusals['GET /api/releases'] = { status: 403, code: 'auth.forbidden', error: 'You may not do this.' };
    const error = 'The account of this identity token is not of ops.';
    const { output, errors } = await call('status', '--json');
    expect(JSON.parse(output)).toEqual({ error, code: 'auth.forbidden', exitCode: 3 });
    expect(errors).toBe(error);
  });

  it.each([
    ['a terminal', true, {}, true],
    ['a terminal without colours', true, { NO_COLOR: '1' }, false],
    ['a file', false, {}, false],
  ])(
    'has colours only where somebody looks at it and wants them: %s',
    async (_case, isTerminal, environment, hasColours) => {
      const said: string[] = [];
      await runCommand(['status'], {
        environment: { CREWDECK_API: api.url, CREWDECK_TOKEN: 'token', ...environment },
        isTerminal,
        ask: async () => '',
        say: (text) => said.push(text),
        tell: () => undefined,
      });
      expect(said.join().includes('\x1b[')).toBe(hasColours);
    },
  );

  it('ends with 1 when the API is not there, and says which', async () => {
    const { url } = api;
    api.stop();
    const { exitCode, errors } = await run({ CREWDECK_API: url, CREWDECK_TOKEN: 'token' }, 'status');
    expect(exitCode).toBe(1);
    expect(errors).toContain(`The API at ${url} can't be reached: connect ECONNREFUSED`);
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
