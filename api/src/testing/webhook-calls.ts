import type { Webhook, WebhookDelivery } from '@crewdeck/contract';
import { Messages } from '../messages/messages.ts';
import type { Person } from './people.ts';
import type { TestApi } from './test-api.ts';

/** What a project with webhooks does, and what its owner reads of them. It may be another one for each test. */
export function webhookCalls(at: () => { api: TestApi; owner: Person; project: { id: string } }) {
  const path = () => `/api/projects/${at().project.id}` as const;
  return {
    path,
    sendAll: () => at().api.get(Messages).workOff(),
    /** Ends every pause before another try. */
    makeDue: () =>
      at().api.database.query(`UPDATE pgboss.job SET start_after = now() - interval '1 second' WHERE name = 'webhook'`),
    write: (by = at().owner) => at().api.call(by, `POST ${path()}/notes`, { body: { words: 'Unrepeatable words' } }),
    logOf: async ({ id }: Pick<Webhook, 'id'>) =>
      (await at().api.call<WebhookDelivery[]>(at().owner, `GET ${path()}/webhooks/${id}/deliveries`)).body,
  };
}
