import { aRecord } from '../../src/testing/release-builders.ts';
import { OPEN, OPERATORS_ONLY, type Row } from './row.ts';

/** Calls about releases and the system itself. */
export const RELEASE_ROWS: readonly Row[] = [
  { call: 'GET registry', request: () => 'GET /api/registry', statuses: OPEN, ofOperators: [200, 200, 200] },
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
    // The answer to a permitted caller: it is not stopped.
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
    // The answer to a permitted caller: there is none.
    call: 'DELETE a preview of a module',
    request: ({ module }) => `DELETE /api/releases/${module}/previews/00000000-0000-4000-8000-000000000000`,
    statuses: OPERATORS_ONLY,
    ofOperators: [404, 404, 403],
  },
  {
    call: 'POST source-map-links',
    request: () => 'POST /api/releases/source-map-links',
    statuses: OPERATORS_ONLY,
    ofOperators: [201, 403, 403],
  },
  {
    call: 'GET deploy-tokens',
    request: () => 'GET /api/deploy-tokens',
    statuses: OPERATORS_ONLY,
    ofOperators: [200, 403, 403],
  },
  {
    call: 'POST deploy-tokens',
    request: () => 'POST /api/deploy-tokens',
    body: () => ({ module: 'mf-elsewhere', name: 'ci' }),
    statuses: OPERATORS_ONLY,
    ofOperators: [201, 403, 403],
  },
  {
    // Ops hear that there is none.
    call: 'DELETE a deploy token',
    request: () => 'DELETE /api/deploy-tokens/00000000-0000-4000-8000-000000000000',
    statuses: OPERATORS_ONLY,
    ofOperators: [404, 403, 403],
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
