import {
  NOTIFICATION_TOPICS,
  type Unsubscribed,
  type UnsubscribeLink,
  type UnsubscribeLinkQuery,
  type UnsubscribeQuery,
} from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/errors/domain-error.ts';
import { NotificationSettingsRepository } from '../notification-settings.repository.ts';
import { UnsubscribeTokens } from './unsubscribe-tokens.ts';

@Injectable()
export class UnsubscribeService {
  constructor(
    private readonly tokens: UnsubscribeTokens,
    private readonly settings: NotificationSettingsRepository,
  ) {}

  /** `turnsOff` is what {@link unsubscribe} would answer. */
  async check({ token }: UnsubscribeLinkQuery): Promise<UnsubscribeLink> {
    const unsubscription = await this.tokens.read(token);
    if (!unsubscription) return { turnsOff: null };
    const { userId, topics, hackathonId } = unsubscription;
    if (!hackathonId) return { turnsOff: { topics: [...topics], hackathon: null } };
    const event = await this.settings.findAnnouncing(userId, hackathonId);
    return { turnsOff: { topics: [], hackathon: event?.title ?? null } };
  }

  /** The link in an email turns off what the email is about, without a sign-in. About a deleted account it says nothing. */
  async unsubscribe({ token, all }: UnsubscribeQuery): Promise<Unsubscribed> {
    const unsubscription = await this.tokens.read(token);
    if (!unsubscription) throw new DomainError('notification.link_invalid');
    const { userId, hackathonId } = unsubscription;
    if (hackathonId && all === undefined) {
      const event = await this.settings.refuseAnnouncements(userId, hackathonId);
      return { topics: [], hackathon: event?.title ?? null };
    }
    const topics = all === undefined ? [...unsubscription.topics] : [...NOTIFICATION_TOPICS];
    await this.settings.refuse(userId, 'mail', topics);
    return { topics, hackathon: null };
  }
}
