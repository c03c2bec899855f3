import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkModule } from './check-module.ts';
import { checkApiCalls } from './checks/api-calls.ts';
import { checkReach } from './checks/reach.ts';
import { checkWidgets } from './checks/widgets.ts';
import type { Environment } from './environment/read-environment.ts';
import { describeFindings } from './finding.ts';
import { readSubject, readTexts } from './subject.ts';
import { aModule, changed } from './testing/a-module.ts';
import { aLiveModule, anApi, anEnvironment, needing } from './testing/an-environment.ts';
import { carrying, imports, inPage, PAGE, requires, STYLES, style } from './testing/changes.ts';

const MEGABYTE = 1_000_000;
const MODULES = ['mf-explore', 'mf-hackathons', 'mf-invites', 'mf-profile', 'mf-projects'];

interface Break {
  module?: Parameters<typeof aModule>[0];
  live?: Partial<Environment>;
  says: string;
}

const mentors = { path: '/mentors', page: 'mentors', access: 'open', title: 'Mentors' } as const;

const BREAKS: Record<string, Break> = {
  'the build of another module': {
    module: { record: { module: 'mf-people' } },
    says: 'package.json:2 [build] The build is of mf-people, not of mf-mentors.',
  },
  'an entry of 3 MB': {
    module: { built: { 'remoteEntry.js': 'x'.repeat(3 * MEGABYTE) } },
    says: 'dist/release [bytes] mf-mentors starts with scripts of 3000 kB',
  },
  'files of 1 MB': {
    module: { built: { 'picture.svg': 'x'.repeat(MEGABYTE) } },
    says: 'dist/release [bytes] It has files of',
  },
  'a style of the whole page': {
    module: style('@layer module{body{margin:0}}', 'body {\n}'),
    says: `${STYLES}:1 [styles] "body" reaches`,
  },
  'a style of everything': {
    module: style('@layer module{*{margin:0}}', '* {\n}'),
    says: `${STYLES}:1 [styles] "*" reaches`,
  },
  'variables of the whole page': {
    module: style('@layer module{:root{--x:1}}', ':root {\n}'),
    says: `${STYLES}:1 [styles] ":root" reaches`,
  },
  'a font of its own': {
    module: style('@font-face{font-family:x}'),
    says: `${STYLES}:1 [styles] "@font-face" is not for modules`,
  },
  'a style that is in no layer': {
    module: style('.cab12cd34-1-card{margin:0}', ''),
    says: `${STYLES}:2 [styles] ".cab12cd34-1-card" is in no layer.`,
  },
  'a second React': { module: carrying('react'), says: 'rspack.config.mjs:1 [packages] The build carries react' },
  'a second SDK': {
    module: carrying('@crewdeck/module-sdk'),
    says: 'rspack.config.mjs:1 [packages] The build carries @crewdeck/module-sdk',
  },
  'a router of its own': {
    module: carrying('react-router-dom', imports("import { Link } from 'react-router-dom';")),
    says: `${PAGE}:2 [packages] The build carries react-router-dom`,
  },
  'a client of its own': {
    module: carrying('axios', imports("import axios from 'axios';")),
    says: `${PAGE}:2 [packages] The build carries axios`,
  },
  'an SDK that the shell does not have': {
    module: requires({ sdk: '^2.0.0' }),
    says: 'package.json:6 [contract] It needs the module SDK ^2.0.0',
  },
  'a contract that the API does not have': {
    module: requires({ contract: '^1.4.0' }),
    says: "package.json:5 [contract] It needs the API's contract ^1.4.0",
  },
  'a federation runtime that the shell does not have': {
    module: requires({ federation: '^3.0.0' }),
    says: 'package.json:10 [contract] It needs the federation runtime ^3.0.0',
  },
  'a React that the shell does not have': {
    module: requires({ react: '^20.0.0' }),
    says: 'package.json:7 [contract] It needs React ^20.0.0, but the shell has 19.3.1.',
  },
  'a part of the SDK that the shell does not have yet': {
    module: {
      record: { ...requires({ sdk: '^1.10.0' }).record, sdkExports: ['useHttp', 'useQuery', 'Widget', 'defineModule'] },
    },
    says: 'src/module.tsx:1 [contract] It uses defineModule of the module SDK ^1.10.0',
  },
  'a path of another module': {
    live: { modules: [aLiveModule('mf-people', { routes: [{ ...mentors, path: '/:id' }] })] },
    says: 'module.json:3 [contract] The path /mentors belongs to mf-people.',
  },
  'a widget in a version that there is not': {
    live: { modules: [aLiveModule('mf-invites', { widgets: { 'invite-dialog': '2.0.0' } })] },
    says: 'module.json:7 [contract] It places mf-invites/invite-dialog ^1.0.0, but there is 2.0.0.',
  },
  'a widget in another version than a live module places': {
    live: { modules: [aLiveModule('mf-people', { uses: { 'mf-mentors/mentor-card': '^1.3.0' } })] },
    says: 'module.json:6 [contract] mf-people places mf-mentors/mentor-card ^1.3.0, and this release has 1.2.0.',
  },
  'placing a widget without saying so': {
    module: { files: changed('module.json', '"mf-invites/invite-dialog": "^1.0.0"', '') },
    says: `${PAGE}:10 [widgets] It places mf-invites/invite-dialog, and module.json does not say in which version`,
  },
  'a call that is gone': {
    live: { api: anApi({ '/api/users/{userId}': {} }) },
    says: `${PAGE}:16 [calls] The API has no GET /api/users/:id.`,
  },
  'a field that is gone': {
    live: { api: anApi({}, ['id', 'name']) },
    says: `${PAGE}:9 [calls] GET /api/users does not answer "bio" any more.`,
  },
  'a field that a call needs now': {
    live: { api: anApi({ '/api/interests': needing('projectId', 'message') }) },
    says: 'module.json:8 [calls] POST /api/interests needs "message" now.',
  },
  'a call that module.json does not name': {
    module: { files: changed('module.json', ', "POST /api/interests"', '') },
    says: `${PAGE}:20 [calls] module.json does not say that it calls POST /api/interests.`,
  },
  'a title of its own': {
    module: inPage("document.title = 'Mentors';"),
    says: `${PAGE}:6 [page] It sets the title of the page`,
  },
  'a changed function of the language': {
    module: inPage('Array.prototype.last = () => 1;'),
    says: `${PAGE}:6 [page] It changes a function of the language`,
  },
  'a call by fetch': { module: inPage("fetch('/api/users');"), says: `${PAGE}:6 [page] It calls by fetch` },
  'an element beside the module': {
    module: inPage("document.body.append('x');"),
    says: `${PAGE}:6 [page] It adds to the page`,
  },
};

/** Nobody reads the age, which the API gave when the module was built. */
async function findingsOf({ module, live }: Omit<Break, 'says'>): Promise<string> {
  const subject = {
    ...(await readSubject(await aModule(module))),
    builtAgainst: anApi({}, ['id', 'name', 'bio', 'age']),
  };
  return describeFindings(subject.module, checkModule(subject, anEnvironment(live)));
}

describe('a module', () => {
  it('is in order when it fits what is live', async () => {
    expect(await findingsOf({})).toBe('mf-mentors is in order.');
  });

  it.each(Object.entries(BREAKS))(
    'is not in order with %s, and the finding says where',
    async (_name, { says, ...change }) => {
      expect(await findingsOf(change)).toContain(says);
    },
  );

  it('is not held to what its comments say', async () => {
    expect(await findingsOf({ module: inPage("// As fetch('/api/nothing') would do.") })).toBe(
      'mf-mentors is in order.',
    );
  });

  it('is not looked at without a whole build', async () => {
    const broken = aModule({ spoilt: { 'page.js': 'other()' } }).then(readSubject);
    await expect(broken).rejects.toThrow('page.js has other bytes');
  });

  it.each(MODULES)('of this repository names all that it places and calls: %s', async (module) => {
    const texts = await readTexts(join(process.cwd(), module));
    const { build, ...subject } = await readSubject(await aModule());
    const places = JSON.parse(texts.get('module.json') ?? '');
    const own = { ...subject, module, texts, build: { ...build, record: { ...build.record, module, places } } };
    const api = JSON.parse(await readFile(join(process.cwd(), 'api/openapi.json'), 'utf8'));
    const findings = [...checkWidgets(own), ...checkReach(own), ...checkApiCalls(own, anEnvironment({ api }))];
    expect(findings).toEqual([]);
  });
});
