import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { loginFile } from '../api/kept-login.ts';
import { aStatus } from '../testing/builders.ts';
import { run, runAnswering } from '../testing/run.ts';
import { StubApi } from '../testing/stub-api.ts';

let api: StubApi;
let home: { XDG_CONFIG_HOME: string; CREWDECK_DATA: string };

beforeEach(async () => {
  api = await StubApi.start();
  api.modules = [aStatus()];
  const directory = await mkdtemp(join(tmpdir(), 'crewdeck-home-'));
  home = { XDG_CONFIG_HOME: join(directory, 'config'), CREWDECK_DATA: join(directory, 'data') };
});

afterEach(() => api.stop());

const tokenOf = (index: number) => api.calls.at(index)?.token;

describe('login', () => {
  it('tries address and token, and keeps them for their owner alone', async () => {
    const { exitCode, output } = await runAnswering([`${api.url}/`, ' secret '], home, 'login');
    expect(exitCode).toBe(0);
    expect(output).toContain(`Logged in: ${api.url} knows 1 module.`);
    expect(output).not.toContain('secret');
    expect(JSON.parse(await readFile(loginFile(home), 'utf8'))).toEqual({ api: api.url, token: 'secret' });
    expect((await stat(loginFile(home))).mode & 0o777).toBe(0o600);

    await run(home, 'status');
    expect(tokenOf(-1)).toBe('Bearer secret');
  });

  it('keeps nothing that does not work', async () => {
    api.refusals = { 'GET /api/releases': { status: 401, code: 'auth.invalid_token', error: 'No.' } };
    expect((await runAnswering([api.url, 'crewdeck_wrong'], home, 'login')).exitCode).toBe(3);
    expect((await runAnswering(['nowhere', 'secret'], home, 'login')).errors).toContain('does not begin with http');
    expect((await runAnswering([api.url, ''], home, 'login')).errors).toContain('A token is needed');
    expect(existsSync(loginFile(home))).toBe(false);
  });

  it('gives way to the environment, and to the stack of the checkout', async () => {
    await runAnswering([api.url, 'of-login'], home, 'login');
    await run({ ...home, CREWDECK_API: api.url, CREWDECK_TOKEN: 'of-environment' }, 'status');
    expect(tokenOf(-1)).toBe('Bearer of-environment');

    await mkdir(home.CREWDECK_DATA);
    const stack = { api: api.url, store: '/somewhere', tokens: { 'mf-profile': 'of-stack' } };
    await writeFile(join(home.CREWDECK_DATA, 'release-access.json'), JSON.stringify(stack));
    await run(home, 'status');
    expect(tokenOf(-1)).toBe('Bearer of-stack');
  });

  it('says what it knows nothing of', async () => {
    await runAnswering([api.url, 'of-login'], home, 'login');
    const { exitCode, errors } = await run(home, 'verify');
    expect([exitCode, errors]).toEqual([2, expect.stringContaining('The login names no store. Set RELEASES_STORE')]);
  });

  it('is forgotten by logout, which may be said twice', async () => {
    await runAnswering([api.url, 'secret'], home, 'login');
    for (let time = 0; time < 2; time += 1) expect((await run(home, 'logout')).exitCode).toBe(0);
    expect((await run(home, 'status')).errors).toContain('It is not known which system is meant');
  });

  it('takes what a program writes, as a process of its own', async () => {
    const loader = pathToFileURL(resolve('packages/releases/src/testing/typescript-loader.mjs')).href;
    const source = resolve('packages/release-command/src/command.ts');
    const command = spawn(process.execPath, ['-C', '@crewdeck/source', '--import', loader, source, 'login'], {
      env: { PATH: process.env.PATH, ...home },
    });
    command.stdin.end(`${api.url}\nsecret\n`);
    const [output, questions] = await Promise.all([text(command.stdout), text(command.stderr)]);
    expect(questions).toContain('Address of the API: Token (not shown): ');
    expect(output).toContain('Logged in');
  });
});
