import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HOST_DOCUMENT_ID } from '@crewdeck/releases';
import { runCommand } from './run-command.ts';
import { aModule, changed } from './testing/a-module.ts';
import { anApi, anEnvironment } from './testing/an-environment.ts';

const SHELL = '/modules/shell/1.0.0-ab12cd34/main.js';
const { host, modules } = anEnvironment();
const registry = { modules: Object.fromEntries(modules.map((live) => [live.module, { candidates: [live] }])) };
const document = JSON.stringify({ host, registry });

const ANSWERS: Record<string, string> = {
  '/': `<script defer src="${SHELL}"></script><script type="application/json" id="${HOST_DOCUMENT_ID}">${document}</script>`,
  '/api/docs/openapi.json': JSON.stringify(anApi()),
  '/api/registry': JSON.stringify({ paths: { '/mentors': 'mf-mentors' } }),
  [SHELL]:
    'x={defineModule:()=>a,useHttp:()=>b,useQuery:()=>c,"Widget":()=>d};y=[{name:"react",version:"19.3.1",eager:1}]',
};

/** Answers as a running system does. */
async function aSite(answers = ANSWERS) {
  const server = createServer(({ url = '' }, response) => {
    const answer = answers[url];
    response.writeHead(answer ? 200 : 404).end(answer);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function run(directory: string, ...args: string[]) {
  const said: string[] = [];
  const told: string[] = [];
  const exitCode = await runCommand(args, directory, {
    openBrowser: async () => null,
    say: (line) => said.push(line),
    tell: (line) => told.push(line),
  });
  return { exitCode, said: said.join('\n'), told: told.join('\n') };
}

describe('crewdeck-module check', () => {
  it('says that a module fits what is live, as everybody can read it', async () => {
    const { server, url } = await aSite();
    const checked = await run(await aModule(), 'check', '--against', url);
    server.close();
    expect(checked).toEqual({
      exitCode: 0,
      said: 'mf-mentors is in order.',
      told: expect.stringContaining('No browser was found'),
    });
  });

  it('tells programs what is wrong', async () => {
    const { server, url } = await aSite();
    const directory = await aModule({
      files: changed('src/module.tsx', '{ defineModule }', '{ defineModule, useIt }'),
    });
    const { exitCode, said } = await run(directory, 'check', '--against', url, '--json');
    server.close();
    expect(exitCode).toBe(1);
    expect(JSON.parse(said)).toEqual({
      module: 'mf-mentors',
      findings: [
        {
          check: 'sdk',
          text: 'useIt is not in the module SDK of the live shell, 1.9.0.',
          file: 'src/module.tsx',
          line: 1,
        },
      ],
    });
  });

  it('checks by itself what needs nothing that is live', async () => {
    const directory = await aModule({ spoilt: { 'page.js': 'other()' } });
    const { exitCode, said } = await run(directory, 'check');
    expect(exitCode).toBe(1);
    expect(said).toContain('page.js has other bytes');
  });

  it('says why it could not check', async () => {
    const { server, url } = await aSite({ '/': 'Hello' });
    expect(await run(await aModule(), 'check', '--against', url)).toMatchObject({
      exitCode: 2,
      told: expect.stringContaining('is no page of Crewdeck'),
    });
    server.close();
    expect(await run('/', 'check')).toMatchObject({
      exitCode: 2,
      told: expect.stringContaining('no folder of a module'),
    });
    expect(await run('/', 'chek')).toMatchObject({
      exitCode: 2,
      told: expect.stringContaining('crewdeck-module check'),
    });
  });
});
