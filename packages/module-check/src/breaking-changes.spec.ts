import { checkModule } from './check-module.ts';
import type { Environment } from './environment/environment.ts';
import { describeFindings } from './finding.ts';
import { readSubject } from './read-subject.ts';
import { aModule, changed } from './testing/a-module.ts';
import { anApi, anEnvironment, needing } from './testing/an-environment.ts';
import { carrying, imports, inPage, PAGE, path, requires, STYLES, style, WIDGET } from './testing/changes.ts';

const MEGABYTE = 1_000_000;

interface Break {
  module?: Parameters<typeof aModule>[0];
  live?: Partial<Environment>;
  /** The API at the version that the module is built against is as it always was. */
  says: string;
}

const host = anEnvironment().host;
const owned = { paths: { '/mentors': 'mf-people' } };

const BREAKS: Record<string, Break> = {
  'a module that was never built': {
    module: { spoilt: { 'release.json': null } },
    says: 'dist/release/release.json [build] There is no finished build',
  },
  'a file that is not in the build': { module: { spoilt: { 'page.js': null } }, says: 'page.js is missing' },
  'a file that was changed after the build': {
    module: { spoilt: { 'page.js': 'other()' } },
    says: 'page.js has other bytes',
  },
  'a file that the record does not name': {
    module: { spoilt: { 'extra.js': 'extra()' } },
    says: 'extra.js is not in the record',
  },
  'a record that is damaged': {
    module: { record: { entry: 'other.js' } },
    says: 'There is no other.js, which the record names',
  },
  'the build of another module': {
    module: { record: { module: 'mf-people' } },
    says: 'package.json:2 [build] The build is of mf-people, not of mf-mentors.',
  },
  'an entry of 3 MB': {
    module: { built: { 'remoteEntry.js': 'x'.repeat(3 * MEGABYTE) } },
    says: 'dist/release/remoteEntry.js [bytes] mf-mentors starts with scripts of 3000 kB',
  },
  'files of 1 MB': {
    module: { built: { 'picture.svg': 'x'.repeat(MEGABYTE) } },
    says: 'dist/release/picture.svg [bytes] It has files of',
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
    says: `${PAGE}:3 [packages] The build carries react-router-dom`,
  },
  'a client of its own': {
    module: carrying('axios', imports("import axios from 'axios';")),
    says: `${PAGE}:3 [packages] The build carries axios`,
  },
  'a React that the shell does not have': {
    module: { files: { 'node_modules/react/package.json': '{ "version": "20.0.0" }' } },
    says: 'package.json:7 [packages] It is built against react 20.0.0, but the shell has 19.3.1.',
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
  'a page that a route of the shell needs': {
    live: { host: { ...host, routes: [{ path: '/mentors/:id', module: 'mf-mentors', page: 'mentor' }] } },
    says: 'src/module.tsx:4 [contract] It has no page "mentor"',
  },
  'a widget that the shell knows': {
    module: { record: { widgets: {} } },
    live: { host: { ...host, widgets: [{ module: 'mf-mentors', widget: 'mentor-card' }] } },
    says: 'src/module.tsx:3 [contract] It has no widget "mentor-card", which other modules place.',
  },
  'a widget that a live module places': {
    module: { record: { widgets: {} } },
    live: {
      modules: [
        ...anEnvironment().modules,
        { module: 'mf-people', pages: [], widgets: [], uses: [{ module: 'mf-mentors', widget: 'mentor-card' }] },
      ],
    },
    says: 'It has no widget "mentor-card", which mf-people places.',
  },
  'placing a widget that is gone': {
    live: { modules: [{ module: 'mf-invites', pages: [], widgets: [], uses: [] }] },
    says: `${PAGE}:11 [contract] It places "invite-dialog", which the live mf-invites does not have.`,
  },
  'placing a widget of nobody': {
    live: { modules: [] },
    says: `${PAGE}:11 [contract] It places a widget of mf-invites, of which no release is live.`,
  },
  'placing a widget without saying so': {
    module: { files: changed('module.json', '{ "module": "mf-invites", "widget": "invite-dialog" }', '') },
    says: `${PAGE}:11 [contract] It places "invite-dialog" of mf-invites, and module.json does not say so`,
  },
  'a prop that others do not give': {
    module: { files: changed(WIDGET, "size?: 'small'", "colour: string;\n  size?: 'small'") },
    says: `${WIDGET}:3 [widgets] It needs "colour", which others need not give it.`,
  },
  'a prop that it takes no more': {
    module: { files: changed(WIDGET, "  size?: 'small' | 'large';\n", '') },
    says: `${WIDGET}:2 [widgets] It does not take "size" any more`,
  },
  'a part of a prop that others do not give': {
    module: { files: changed(WIDGET, 'name: string }', 'name: string; age: number }') },
    says: `${WIDGET}:2 [widgets] It needs "mentor.age"`,
  },
  'a prop of another type': {
    module: { files: changed(WIDGET, "'small' | 'large'", "'small'") },
    says: `${WIDGET}:3 [widgets] It takes "size" as 'small', but others give 'small' | 'large'.`,
  },
  'a route without its page': {
    module: { files: changed('module.json', '"page": "mentors"', '"page": "mentor"') },
    says: 'module.json:3 [places] The route /mentors shows the page "mentor"',
  },
  'a path of another module': { live: owned, says: 'module.json:3 [places] The path /mentors belongs to mf-people.' },
  'a path that has an address of another module': {
    module: path('/mentors/new'),
    live: { paths: { '/mentors/:': 'mf-people' } },
    says: 'module.json:3 [places] The path /mentors/new belongs to mf-people.',
  },
  "a path of the shell's table": {
    module: path('/explore'),
    says: 'module.json:3 [places] The path /explore belongs to the shell.',
  },
  'a path that is reserved': {
    module: path('/sign-in'),
    says: 'module.json:3 [places] routes.0.path: This path belongs to the shell.',
  },
  'a menu that there is not': {
    module: { files: changed('module.json', '"explore"', '"footer"') },
    says: 'module.json:5 [places] navigation.0.menu:',
  },
  'a module.json that is none': {
    module: { files: { 'module.json': '{' } },
    says: 'module.json [places] It is no JSON.',
  },
  'a part of the SDK that is gone': {
    module: { files: changed(PAGE, 'useQuery, Widget', 'useMentors, useQuery, Widget') },
    says: `${PAGE}:2 [sdk] useMentors is not in the module SDK of the live shell, 1.9.0.`,
  },
  'a call that is gone': {
    live: { api: anApi({ '/api/users/{userId}': {} }) },
    says: `${PAGE}:17 [calls] The API has no GET /api/users/:id.`,
  },
  'a field that is gone': {
    live: { api: anApi({}, ['id', 'name']) },
    says: `${PAGE}:10 [calls] GET /api/users does not answer "bio" any more.`,
  },
  'a field that a call needs now': {
    live: { api: anApi({ '/api/interests': needing('projectId', 'message') }) },
    says: `${PAGE}:21 [calls] POST /api/interests needs "message" now.`,
  },
  'a call that module.json does not name': {
    module: { files: changed('module.json', ', "POST /api/interests"', '') },
    says: `${PAGE}:21 [calls] module.json does not say that it calls POST /api/interests.`,
  },
  'a title of its own': {
    module: inPage("document.title = 'Mentors';"),
    says: `${PAGE}:7 [page] It sets the title of the page`,
  },
  'a changed function of the language': {
    module: inPage('Array.prototype.last = () => 1;'),
    says: `${PAGE}:7 [page] It changes a function of the language`,
  },
  'a call by fetch': { module: inPage("fetch('/api/users');"), says: `${PAGE}:7 [page] It calls by fetch` },
  'an element beside the module': {
    module: inPage("document.body.append('x');"),
    says: `${PAGE}:7 [page] It adds to the page`,
  },
};

async function findingsOf({ module, live }: Omit<Break, 'says'>): Promise<string> {
  const subject = { ...(await readSubject(await aModule(module))), builtAgainst: anApi() };
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

  it('that takes more than others give is in order', async () => {
    const files = changed(WIDGET, "size?: 'small' | 'large'", "colour?: string;\n  size?: 'small' | 'large' | 'huge'");
    expect(await findingsOf({ module: { files } })).toBe('mf-mentors is in order.');
  });

  it('is not held to a field that it does not read', async () => {
    expect(await findingsOf({ live: { api: anApi({}, ['id', 'bio', 'other']) } })).toContain('"name"');
    expect(await findingsOf({ live: { api: anApi({}, ['id', 'name', 'bio']) } })).toBe('mf-mentors is in order.');
  });
});
