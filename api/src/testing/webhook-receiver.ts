import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { CreatedWebhook } from '@crewdeck/contract';
import type { ProjectEntity } from '../projects/project.entity.ts';
import type { Person } from './people.ts';
import type { TestApi } from './test-api.ts';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A server on this machine that keeps what is posted to it and answers 204, or as it is told. */
export class WebhookReceiver {
  readonly received: Received[] = [];
  /** How it answers from now on. */
  answer: RequestListener = (_, response) => void response.writeHead(204).end();
  private readonly server = createServer((request, response) => {
    void text(request).then((body) => {
      this.received.push({ headers: request.headers, body });
      this.answer(request, response);
    });
  });

  static async start(): Promise<WebhookReceiver> {
    const receiver = new WebhookReceiver();
    await new Promise<void>((resolve) => receiver.server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/hook`;
  }

  /** The messages, as a server of the Standard Webhooks specification reads them. */
  get messages(): { type: string; timestamp: string; data: Record<string, unknown> }[] {
    return this.received.map(({ body }) => JSON.parse(body));
  }

  answerWith(status: number, headers: Record<string, string> = {}): void {
    this.answer = (_, response) => void response.writeHead(status, headers).end();
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => void this.server.close(() => resolve()));
  }
}

/** Nobody may name a server on this machine, so its address is set in the database. */
export async function aWebhook(
  api: TestApi,
  owner: Person,
  { id }: ProjectEntity,
  url = 'https://hooks.test/crew',
): Promise<CreatedWebhook> {
  const body = { url: 'https://hooks.test/crew' };
  const { body: webhook } = await api.call<CreatedWebhook>(owner, `POST /api/projects/${id}/webhooks`, { body });
  await api.database.query('UPDATE webhooks SET url = $1 WHERE id = $2', [url, webhook.id]);
  return webhook;
}
