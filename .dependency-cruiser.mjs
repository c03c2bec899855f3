import sdk from './packages/module-sdk/package.json' with { type: 'json' };

/** Which packages each one may import: contract -> (api | module SDK | UI kit) -> shell or module. */
const PACKAGES = {
  'packages/contract': [],
  'packages/ui-kit': [],
  'packages/module-sdk': ['packages/contract'],
  'packages/releases': ['packages/contract'],
  'packages/tracing': ['packages/releases'],
  'packages/matching': ['packages/contract'],
  'packages/federation': ['packages/contract', 'packages/releases'],
  'packages/module-testing': [],
  'packages/crewdeck/src': ['packages/contract', 'packages/matching', 'packages/releases'],
  'packages/crewdeck/template': [
    'packages/contract',
    'packages/federation',
    'packages/module-sdk',
    'packages/module-testing',
    'packages/ui-kit',
  ],
  'mf-[a-z0-9-]+/src': ['packages/contract', 'packages/matching/src/skills', 'packages/module-sdk', 'packages/ui-kit'],
  'shell/src': ['packages/contract', 'packages/module-sdk', 'packages/releases', 'packages/ui-kit'],
  edge: ['packages/contract', 'packages/releases', 'packages/tracing'],
  'api/src': ['packages/contract', 'packages/matching', 'packages/releases', 'packages/tracing'],
  'api/test': ['api/src', 'packages/contract', 'packages/releases', 'stack'],
  stack: ['packages/contract', 'packages/releases'],
  cluster: ['packages/contract', 'stack'],
  jest: ['packages/module-testing', 'stack'],
  e2e: ['packages/releases', 'stack'],
  'bench/(bare|src)': ['packages/contract', 'packages/federation', 'packages/releases', 'stack'],
  'bench/monolith': ['packages/module-sdk', 'packages/ui-kit'],
};

/** The folders and files of a package from top to bottom: each imports from those below it, never from those above. */
const LAYERS = {
  '(mf-[a-z0-9-]+|packages/crewdeck/template)/src': ['module', 'pages|widgets', 'components', 'hooks', 'rules'],
  'shell/src': [
    'index|main|prerender',
    'app',
    'ops|pages',
    'navigation',
    'access',
    'session',
    'live|modules|push',
    'routes|theme|host-document',
    'keep-cookie',
  ],
  'edge/src': ['main', 'edge', 'http', 'page', 'dev|visitor', 'registry', 'releases', 'config|log', 'variables'],
  'api/src': [
    'main',
    'create-app|openapi',
    'app',
    'jobs',
    'account',
    'abuse-reports',
    'live',
    'announcements',
    'matching-results',
    'team-search',
    'covers',
    'organisers',
    'invites',
    'collaborations',
    'finished-projects',
    'team-room',
    'interests',
    'activities',
    'release-guard',
    'release-ops',
    'release-health',
    'blocks',
    'messages',
    'projects',
    'pictures',
    'users',
    'departures',
    'best-fit',
    'hackathons',
    'sitemap',
    'releases',
    'endings',
    'notifications',
    'quotas',
    'lists',
    'visibility',
    'database',
    'platform',
  ],
  'packages/module-sdk/src': [
    'host|testing|builders',
    'forms',
    'index',
    'my-data',
    'queries',
    'http',
    'modules|session|notify',
  ],
  'packages/ui-kit/src': [
    'index',
    'dialogs|forms',
    'feedback',
    'actions|cards|chips|fields|layout|links|navigation|people',
    'text',
    'class-names|icons|render-element',
  ],
  'packages/releases/src': ['index', 'open-store', 'stores', 'release-store', 'release-record', 'texts'],
  'packages/matching/src': [
    'index',
    'match|rank',
    'market',
    'allocation|demand|fit|teams',
    'list-of|people|random|text-key',
    'remembering|skills',
  ],
  'packages/crewdeck/src': [
    'command',
    'crewdeck',
    'check|create|matching|release',
    'faults-of|sentence-of|usage-error',
  ],
  'packages/crewdeck/src/check': ['run-command', 'browser|check-module', 'checks', 'subject', 'finding|environment'],
  'packages/crewdeck/src/release': ['command-line', 'commands', 'verb', 'api', 'errors|terminal'],
  'stack/src': [
    'main',
    'stack',
    'seed|releases',
    'product-services|database',
    'state-files',
    'postgres',
    'services',
    'ports',
    'settings|token-caller',
    'secret-file',
    'variables',
  ],
  'cluster/src': [
    'main',
    'deploy|faults|restore',
    'find-faults|journeys|slow-calls|streams|under-load|versions|witness',
    'visitors|stream-reader|person',
    'cluster',
    'cluster-ways|engine-services|patroni-node|product-processes',
    'cluster-ports|engines|links|load|query',
  ],
  'bench/src': ['main', 'figures', 'api|browser|next-release', 'data|systems', 'servers', 'monolith', 'workshop'],
  e2e: ['behaviour|engines|faults|journeys|ops|releases|screens|squad|texts', 'support'],
};

/** Libraries that browser code reaches in one folder only: those of the SDK in the SDK, or in the shell that feeds it. */
const DOORS = [
  ...Object.keys(sdk.dependencies)
    .filter((library) => !library.startsWith('@crewdeck/'))
    .map((library) => [library, '(packages/module-sdk|shell)/', 'The SDK gives what modules need of it.']),
  ['firebase', 'shell/src/session/', 'Only the session knows the identity provider.'],
  ['@module-federation', 'shell/src/modules/', 'Only shell/src/modules knows the federation runtime.'],
];

const TESTS = '\\.spec\\.tsx?$|/testing/|/testing\\.ts$|/builders\\.ts$';
const BROWSER = '^(mf-[a-z0-9-]+|shell|packages/(module-sdk|ui-kit))/src/';

const anyOf = (names) => `(${names.join('|')})`;

const packageRules = Object.entries(PACKAGES).map(([name, allowed]) => ({
  name: `packages: ${name}`,
  comment: allowed.length > 0 ? `It may import ${allowed.join(', ')}.` : 'It imports no other package.',
  severity: 'error',
  // The checks of the stack read what other packages declare.
  from: { path: `^${name}/`, pathNot: '^stack/src/checks/' },
  to: {
    path: '^(api|bench|cluster|e2e|edge|mf-[a-z0-9-]+|packages|shell|stack)/',
    pathNot: `^${anyOf([name, ...allowed])}/`,
  },
}));

const layerRules = Object.entries(LAYERS).flatMap(([folder, layers]) =>
  layers.slice(1).map((layer, index) => ({
    name: `layers: ${folder}/(${layer})`,
    comment: `It never imports from above: ${layers.slice(0, index + 1).join(', ')}.`,
    severity: 'error',
    from: { path: `^${folder}/(${layer})[./]`, pathNot: TESTS },
    to: { path: `^${folder}/${anyOf(layers.slice(0, index + 1))}[./]` },
  })),
);

const doorRules = DOORS.map(([library, folder, comment]) => ({
  name: `doors: ${library}`,
  comment,
  severity: 'error',
  from: { path: BROWSER, pathNot: [`^${folder}`, TESTS] },
  to: { path: `node_modules/${library}/` },
}));

export default {
  forbidden: [
    {
      name: 'no circles',
      comment: 'Types count as well.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no unknown modules',
      comment: 'A module that is not found escapes every other rule.',
      severity: 'error',
      from: { path: '\\.tsx?$' },
      to: { couldNotResolve: true, pathNot: '^#(sources|disabled-snapshot-handler)' },
    },
    {
      name: 'relative imports stay inside',
      comment: 'Another package is imported by its name, so that its package.json says what it gives.',
      severity: 'error',
      // Specs of the whole API lie beside it; checks of the stack and what Jest sets up read others on purpose.
      from: { path: '^(packages/[^/]+|[^/]+)/', pathNot: '^(jest|stack/src/checks)/' },
      to: { dependencyTypes: ['local'], path: '/', pathNot: '^$1/' },
    },
    {
      name: 'doors: zod',
      comment: 'zod as a whole never reaches a browser bundle: take types, constants and checks of the contract.',
      severity: 'error',
      from: { path: BROWSER, pathNot: TESTS },
      to: { path: ['node_modules/zod/(?!(v4/)?mini)', '^packages/contract/src/schemas\\.ts$'] },
    },
    {
      name: 'doors: releases',
      comment: 'Browser code takes the host document and the texts, not the stores.',
      severity: 'error',
      from: { path: BROWSER, pathNot: TESTS },
      to: { path: '^packages/releases/src/(index|open-store|stores/.*)\\.ts$' },
    },
    {
      name: "doors: the SDK's host",
      comment: "The host side of the SDK is the shell's.",
      severity: 'error',
      from: { path: BROWSER, pathNot: ['^(shell|packages/module-sdk)/', TESTS] },
      to: { path: '^packages/module-sdk/src/host\\.ts$' },
    },
    {
      name: 'repositories are private',
      comment: 'Another domain asks the service. Who blocks whom is in visibility/, for all domains.',
      severity: 'error',
      from: { path: '^api/src/([^/]+)/', pathNot: TESTS },
      to: { path: '\\.repository\\.ts$', pathNot: '^api/src/($1|visibility)/', dependencyTypesNot: ['type-only'] },
    },
    ...packageRules,
    ...layerRules,
    ...doorRules,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // What is built of our own sources; libraries have a dist too.
    exclude: { path: '^(?!.*node_modules/).*(dist|\\.data[^/]*|\\.packages)/' },
    // Imports of types too.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@crewdeck/source', 'import', 'node', 'default', 'types'],
    },
  },
};
