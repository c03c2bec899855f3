import { NOTIFICATION_TOPICS } from '@crewdeck/contract';
import { Inject, Injectable } from '@nestjs/common';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { CONFIG, type Config } from '../../platform/config/variables.ts';
import type { Topic } from '../channel.ts';

const AUDIENCE = 'crewdeck-unsubscribe';

const claimsSchema = z.object({
  sub: z.uuid(),
  topics: z.array(z.enum(NOTIFICATION_TOPICS)),
  hackathonId: z.uuid().optional(),
});

/** Whose mail about what a link turns off. */
export interface Unsubscription {
  readonly userId: string;
  readonly topics: readonly Topic[];
  /** Only of its announcements. */
  readonly hackathonId?: string | undefined;
}

const bytesOf = (secret: string) => new TextEncoder().encode(secret);

/** What lets a mail unsubscribe its reader without a session. It can do nothing else, and never expires: the mail may be old. */
@Injectable()
export class UnsubscribeTokens {
  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'UNSUBSCRIBE_SECRETS'>) {}

  sign({ userId, ...claims }: Unsubscription): Promise<string> {
    const [secret] = this.config.UNSUBSCRIBE_SECRETS;
    if (secret === undefined) throw new Error('Mail needs UNSUBSCRIBE_SECRETS, which sign its links.');
    const token = new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setAudience(AUDIENCE).setSubject(userId);
    return token.sign(bytesOf(secret));
  }

  /** `null` when we have not signed it. */
  async read(token: string): Promise<Unsubscription | null> {
    for (const secret of this.config.UNSUBSCRIBE_SECRETS) {
      const verified = await jwtVerify(token, bytesOf(secret), { audience: AUDIENCE, algorithms: ['HS256'] }).catch(
        () => null,
      );
      const claims = claimsSchema.safeParse(verified?.payload).data;
      if (claims) return { userId: claims.sub, topics: claims.topics, hackathonId: claims.hackathonId };
    }
    return null;
  }
}
