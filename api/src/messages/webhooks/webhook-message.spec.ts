import { signatureOf, type WebhookTold, webhookKindOf, webhookMessage } from './webhook-message.ts';

const ADA = { id: '5f0a3c1e-1c55-4a53-8f0a-0f6f2ad3d001', name: 'Ada & <Co>' };
const ORIGIN = 'https://crewdeck.test';
const NOW = new Date('2026-11-26T12:00:00.900Z');

function told(parts: Partial<WebhookTold> = {}): WebhookTold {
  return {
    id: '5f0a3c1e-1c55-4a53-8f0a-0f6f2ad3b001',
    event: 'note.written',
    at: '2026-11-26T11:00:00.000000Z',
    url: 'https://hooks.test/crew',
    secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    project: { id: 'p1', title: 'Star Map' },
    person: ADA,
    ...parts,
  };
}

describe('a message to a webhook', () => {
  const bodyOf = (parts: Partial<WebhookTold>, origin: string | undefined = ORIGIN) =>
    JSON.parse(webhookMessage(told(parts), origin, NOW).body);

  it('is signed as the specification signs its own example', () => {
    const { secret } = told();
    expect(signatureOf(secret, 'msg_p5jXN8AQM9LWM0D4loKWxJek', 1614265330, '{"test": 2432232314}')).toBe(
      'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    );
  });

  it('has its id, its time and the signature of both and its body in its headers', () => {
    const { headers, body } = webhookMessage(told(), ORIGIN, NOW);
    expect(headers).toMatchObject({
      'webhook-id': told().id,
      'webhook-timestamp': '1795694400',
      'webhook-signature': signatureOf(told().secret, told().id, 1795694400, body),
    });
  });

  it('says what happened when, in which project and by whom, and where to read more', () => {
    expect(bodyOf({})).toEqual({
      type: 'note.written',
      timestamp: '2026-11-26T11:00:00.000000Z',
      data: {
        sentence: 'Ada & <Co> wrote in the team room of Star Map.',
        project: { id: 'p1', title: 'Star Map' },
        person: ADA,
        url: 'https://crewdeck.test/projects/p1#room',
      },
    });
  });

  it('names nobody who is gone, and leads nowhere where the site has no address', () => {
    const { data } = JSON.parse(webhookMessage(told({ event: 'member.left', person: null }), undefined, NOW).body);
    expect(data).toMatchObject({
      sentence: 'A former member is no longer on the team for Star Map.',
      person: null,
      url: null,
    });
  });

  it('has no link that somebody wrote into a name', () => {
    const { data } = bodyOf({ person: { id: 'a', name: 'evil.example/x' }, project: { id: 'p1', title: '{person}' } });
    expect(data).toMatchObject({
      sentence: '[link removed] wrote in the team room of {person}.',
      person: { name: '[link removed]' },
    });
  });

  it.each(['https://discord.com/api/webhooks/1/key', 'https://ptb.discord.com/api/webhooks/1/key'])(
    'is a text without mentions for Discord: %s',
    (url) => {
      expect(bodyOf({ url, person: { id: 'a', name: '@everyone' } })).toEqual({
        content: '@everyone wrote in the team room of Star Map. https://crewdeck.test/projects/p1#room',
        allowed_mentions: { parse: [] },
      });
    },
  );

  it('is a text with escaped signs for Slack', () => {
    expect(bodyOf({ url: 'https://hooks.slack.com/services/T/B/key' })).toEqual({
      text: 'Ada &amp; &lt;Co&gt; wrote in the team room of Star Map. https://crewdeck.test/projects/p1#room',
    });
  });

  it.each([
    'https://discord.com.evil.test/api/webhooks/1',
    'https://evil.test/?https://hooks.slack.com/',
    'https://discord.com/x',
  ])('is in the form of the specification for any other address: %s', (url) =>
    expect(webhookKindOf(url)).toBe('standard'),
  );
});
