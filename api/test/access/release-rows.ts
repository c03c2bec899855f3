import { aRecord } from '../../src/testing/release-builders.ts';
import { aKeyEntry } from '../../src/testing/signed-releases.ts';
import { OPEN, OPERATORS_ONLY, type Row } from './row.ts';

/** Calls about releases and the system itself. */
export const RELEASE_ROWS: readonly Row[] = [
  { call: 'GET registry', request: () => 'GET /api/registry', statuses: OPEN, ofOperators: [200, 200, 200] },
  { call: 'GET release-log', request: () => 'GET /api/release-log', statuses: OPEN, ofOperators: [200, 200, 200] },
  {
    // Who may read may say what is signed; here is no trust root, so nothing is.
    call: 'POST release-log',
    request: () => 'POST /api/release-log',
    body: ({ module }) => ({ entries: [aKeyEntry(module)] }),
    statuses: OPERATORS_ONLY,
    ofOperators: [403, 403, 403],
  },
  {
    call: 'GET releases',
    request: () => 'GET /api/releases',
    statuses: OPERATORS_ONLY,
    ofOperators: [200, 200, 200],
  },
  {
    call: 'GET the releases of a module',
    request: ({ module }) => `GET /api/releases/${module}`,
    statuses: OPERATORS_ONLY,
    ofOperators: [200, 200, 200],
  },
  {
    call: 'GET a release of a module',
    request: ({ module, release }) => `GET /api/releases/${module}/${release}`,
    statuses: OPERATORS_ONLY,
    ofOperators: [200, 200, 200],
  },
  {
    call: 'GET the events of a module',
    request: ({ module }) => `GET /api/releases/${module}/events`,
    statuses: OPERATORS_ONLY,
    ofOperators: [200, 200, 200],
  },
  {
    call: 'POST a release of a module',
    request: () => 'POST /api/releases',
    body: ({ module }) => aRecord({ module }),
    statuses: OPERATORS_ONLY,
    ofOperators: [200, 200, 403],
  },
  {
    // Whoever may resume it hears that it is not stopped.
    call: 'POST changes of a module',
    request: ({ module }) => `POST /api/releases/${module}/changes`,
    body: () => ({ action: 'resume', expectedRevision: 1 }),
    statuses: OPERATORS_ONLY,
    ofOperators: [409, 409, 403],
  },
  {
    call: 'POST previews of a module',
    request: ({ module }) => `POST /api/releases/${module}/previews`,
    body: ({ release }) => ({ release }),
    statuses: OPERATORS_ONLY,
    ofOperators: [201, 201, 403],
  },
  {
    call: 'GET previews of a module',
    request: ({ module }) => `GET /api/releases/${module}/previews`,
    statuses: OPERATORS_ONLY,
    ofOperators: [200, 200, 403],
  },
  {
    // Whoever may end it hears that there is none.
    call: 'DELETE a preview of a module',
    request: ({ module }) => `DELETE /api/releases/${module}/previews/00000000-0000-4000-8000-000000000000`,
    statuses: OPERATORS_ONLY,
    ofOperators: [404, 404, 403],
  },
  {
    call: 'GET release-paths',
    request: () => 'GET /api/release-paths',
    statuses: OPERATORS_ONLY,
    ofOperators: [200, 200, 200],
  },
  {
    call: 'POST release-paths',
    request: () => 'POST /api/release-paths',
    body: ({ module }) => ({ path: '/mentors', module }),
    statuses: OPERATORS_ONLY,
    ofOperators: [200, 403, 403],
  },
  {
    call: 'POST source-map-links',
    request: () => 'POST /api/releases/source-map-links',
    statuses: OPERATORS_ONLY,
    ofOperators: [201, 403, 403],
  },
  {
    // Whoever may prune it hears that it is live.
    call: 'DELETE a release of a module',
    request: ({ module, release }) => `DELETE /api/releases/${module}/${release}`,
    statuses: OPERATORS_ONLY,
    ofOperators: [409, 409, 403],
  },
  ...['people', 'projects', 'hackathons'].map(
    (kind): Row => ({
      call: `GET the sitemap of ${kind}`,
      request: () => `GET /api/sitemap?kind=${kind}`,
      statuses: OPEN,
    }),
  ),
  { call: 'GET health/live', request: () => 'GET /api/health/live', statuses: OPEN },
  { call: 'GET health/ready', request: () => 'GET /api/health/ready', statuses: OPEN },
  {
    call: 'POST release-reports',
    request: () => 'POST /api/release-reports',
    body: () => ({ reports: [{ module: 'mf-nowhere', release: '1.0.0-aaaaaaaa', outcome: 'ok' }] }),
    statuses: [204, 401, 401, 204, 204, 204, 204, 204],
  },
];
