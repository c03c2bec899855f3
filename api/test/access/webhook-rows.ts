import type { Scenario } from '../../src/testing/scenario.ts';
import type { Row } from './row.ts';

const addedWebhook = () => ({ url: 'https://hooks.test/crew' });
const webhook = ({ project, webhookId }: Scenario) => `/api/projects/${project.id}/webhooks/${webhookId}` as const;

/** Webhooks of a project: members are told that they are the owner's. For everybody else there is no such project. */
export const WEBHOOK_ROWS: readonly Row[] = [
  {
    call: 'GET the webhooks of a project',
    request: ({ project }) => `GET /api/projects/${project.id}/webhooks`,
    statuses: [401, 401, 401, 404, 404, 404, 403, 200],
  },
  {
    call: 'GET the webhooks of a project that is open to all',
    request: ({ openProject }) => `GET /api/projects/${openProject.id}/webhooks`,
    statuses: [401, 401, 401, 404, 404, 404, 404, 200],
  },
  {
    call: 'POST a webhook of a project',
    request: ({ project }) => `POST /api/projects/${project.id}/webhooks`,
    body: addedWebhook,
    statuses: [401, 401, 401, 403, 404, 404, 403, 201],
  },
  {
    call: 'POST a webhook of a project that is open to all',
    request: ({ openProject }) => `POST /api/projects/${openProject.id}/webhooks`,
    body: addedWebhook,
    statuses: [401, 401, 401, 403, 404, 404, 404, 201],
  },
  {
    call: 'DELETE a webhook of a project',
    request: (scenario) => `DELETE ${webhook(scenario)}`,
    statuses: [401, 401, 401, 403, 404, 404, 403, 204],
  },
  {
    call: 'GET the deliveries of a webhook',
    request: (scenario) => `GET ${webhook(scenario)}/deliveries`,
    statuses: [401, 401, 401, 404, 404, 404, 403, 200],
  },
  {
    call: 'POST a new secret of a webhook',
    request: (scenario) => `POST ${webhook(scenario)}/secret`,
    statuses: [401, 401, 401, 403, 404, 404, 403, 201],
  },
  {
    call: 'POST a test of a webhook',
    request: (scenario) => `POST ${webhook(scenario)}/tests`,
    statuses: [401, 401, 401, 403, 404, 404, 403, 204],
  },
];
