import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HOST_DOCUMENT_ID } from '@crewdeck/releases';
import { runCommand } from './run-command.ts';
import { aModule } from './testing/a-module.ts';
import { anApi, anEnvironment } from './testing/an-environment.ts';
import { requires } from './testing/changes.ts';

const { host, modules } = anEnvironment();
const live = modules.map(({ module, places }) => [
  module,
  { candidates: [{ module, widgets: places?.widgets }], isStopped: false, places },
]);
const document = JSON.stringify({ host, registry: { modules: Object.fromEntries(live) } });

const ANSWERS: Record<string, string> = {
  '/': `<script type="application/json" id="${HOST_DOCUMENT_ID}">${document}</script>`,
  '/api/docs/openapi.json': JSON.stringify(anApi()),
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

describe('crewdeck check', () => {
  it('says that a module fits what is live, as everybody can read it', async () => {
    const { server, url } = await aSite();
    const checked = await run(await aModule(), '--against', url);
    server.close();
    expect(checked).toEqual({
      exitCode: 0,
      said: 'mf-mentors is in order.',
      told: expect.stringContaining('No browser was found'),
    });
  });

  it('tells programs what is wrong', async () => {
    const { server, url } = await aSite();
    const directory = await aModule(requires({ contract: '^3.0.0' }));
    const { exitCode, said } = await run(directory, '--against', url, '--json');
    server.close();
    expect(exitCode).toBe(1);
    expect(JSON.parse(said)).toEqual({
      module: 'mf-mentors',
      findings: [
        {
          check: 'contract',
          text: "It needs the API's contract ^3.0.0, but the API has 2.0.0.",
          file: 'package.json',
          line: 5,
        },
      ],
    });
  });

  it('checks by itself what needs nothing that is live', async () => {
    const { exitCode, said } = await run(await aModule({ record: { module: 'mf-people' } }));
    expect(exitCode).toBe(1);
    expect(said).toContain('The build is of mf-people');
  });

  it('says why it could not check', async () => {
    const { server, url } = await aSite({ '/': 'Hello' });
    expect(await run(await aModule(), '--against', url)).toMatchObject({
      exitCode: 2,
      told: expect.stringContaining('is no page of Crewdeck'),
    });
    server.close();
    expect(await run(await aModule({ spoilt: { 'page.js': 'other()' } }))).toMatchObject({
      exitCode: 2,
      told: expect.stringContaining('page.js has other bytes'),
    });
    expect(await run('/')).toMatchObject({
      exitCode: 2,
      told: expect.stringContaining('no folder of a module'),
    });
    expect(await run('/', 'mf-mentors')).toMatchObject({
      exitCode: 2,
      told: expect.stringContaining('crewdeck check'),
    });
  });
});
