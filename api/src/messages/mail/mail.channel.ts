import { Inject, Injectable } from '@nestjs/common';
import { notificationKind } from '../../notifications/notification-kinds.ts';
import { CONFIG, type Config } from '../../platform/config/variables.ts';
import type { Channel, Event, Job } from '../channel.ts';
import { nextDigestAfter } from './digest-time.ts';
import { digestLetterOf, type Letter, letterOf } from './letters.ts';
import { type MailEvent, MailEventsRepository, type Recipient } from './mail-events.repository.ts';
import { CONNECTIONS, Mailer } from './mailer.ts';
import { UnsubscribeTokens } from './unsubscribe-tokens.ts';

interface DigestJob {
  readonly userId: string;
  readonly until: string;
}

/** Tells by mail: at once what somebody waits for, the rest once a day, and nothing when there is nothing. */
@Injectable()
export class MailChannel implements Channel {
  readonly atOnce = CONNECTIONS;
  readonly queues = {
    mail: ({ eventId }: { eventId: string }) => this.tell(eventId),
    mail_digest: (job: DigestJob) => this.tellOfDay(job),
  };

  constructor(
    private readonly events: MailEventsRepository,
    private readonly mailer: Mailer,
    private readonly tokens: UnsubscribeTokens,
    @Inject(CONFIG) private readonly config: Pick<Config, 'PUBLIC_ORIGIN' | 'SUPPORT_CONTACT'>,
  ) {}

  get isOn(): boolean {
    return this.mailer.isOn;
  }

  async jobsOf(events: readonly Event[]): Promise<Job[]> {
    return events.map((event) => this.jobOf(event));
  }

  private jobOf({ id, kind, userId, handedOverAt }: Event): Job {
    if (notificationKind(kind).email === 'at_once') return { name: 'mail', data: { eventId: id } };
    const startAfter = nextDigestAfter(handedOverAt);
    const until = startAfter.toISOString();
    return { name: 'mail_digest', data: { userId, until }, startAfter, singletonKey: `${userId} ${until}` };
  }

  private async tell(eventId: string): Promise<void> {
    const [event] = await this.events.findOne(eventId);
    if (event) await this.send(event, [event], { id: eventId, ...letterOf(event, this.config.SUPPORT_CONTACT) });
  }

  private async tellOfDay({ userId, until }: DigestJob): Promise<void> {
    const [event, ...others] = await this.events.findForDigest(userId, until);
    if (!event) return;
    const id = `digest.${userId}.${until.slice(0, 10)}`;
    await this.send(event, [event, ...others], { id, ...digestLetterOf([event, ...others]) });
  }

  private async send(
    recipient: Recipient,
    events: readonly MailEvent[],
    { id, button, ...letter }: Letter & { id: string },
  ): Promise<void> {
    const { PUBLIC_ORIGIN: origin } = this.config;
    const topics = [...new Set(events.flatMap(({ topic }) => topic ?? []))];
    const hackathonId = announcedEvent(events);
    const token = topics.length > 0 && (await this.tokens.sign({ userId: recipient.userId, topics, hackathonId }));
    const isTaken = await this.mailer.send({
      ...letter,
      to: recipient.email,
      id,
      button: { label: button.label, url: `${origin}${button.path}` },
      ...(token && {
        unsubscribe: { url: `${origin}/unsubscribe?token=${token}`, settingsUrl: `${origin}/account#notifications` },
        oneClickUrl: `${origin}/api/unsubscribe?token=${token}`,
      }),
    });
    if (!isTaken) await this.events.noteBounce(recipient);
  }
}

/** The event that a mail with an announcement is about. */
function announcedEvent([event]: readonly MailEvent[]): string | undefined {
  return event?.kind === 'event_announced' ? (event.hackathonId ?? undefined) : undefined;
}
