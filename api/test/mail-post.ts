import { type Mailbox, startMailbox } from '@crewdeck/stack/mailbox';
import { Messages } from '../src/messages/messages.ts';
import { MAIL_SETTINGS } from '../src/testing/mail-settings.ts';
import type { Account } from '../src/testing/people.ts';
import { TestApi } from '../src/testing/test-api.ts';

type Refusal = { code: number; text: string };

/** One of those who are told of alerts. */
export const OPS = { uid: 'uid-ops', email: 'ops@crewdeck.test' };

/** An API that mails to a mailbox of its own. */
export class MailPost {
  private constructor(
    readonly api: TestApi,
    private readonly mailbox: Mailbox,
    /** What the mail server answers, by address. */
    readonly refusals: Map<string, Refusal>,
  ) {}

  static async start(): Promise<MailPost> {
    const refusals = new Map<string, Refusal>();
    const mailbox = await startMailbox({ host: '127.0.0.1', refuse: (address) => refusals.get(address) ?? null });
    const api = await TestApi.start({ ...MAIL_SETTINGS, SMTP_URL: mailbox.smtpUrl, OPS_EMAILS: OPS.email });
    return new MailPost(api, mailbox, refusals);
  }

  async stop(): Promise<void> {
    await this.api.stop();
    await this.mailbox.close();
  }

  mailsTo({ email }: Account): Mailbox['mails'] {
    return this.mailbox.mails.filter(({ to }) => to === email);
  }

  /** All mails to this address, once nothing waits to be sent. */
  async delivered(account: Account): Promise<Mailbox['mails']> {
    await this.workOff();
    return this.mailsTo(account);
  }

  workOff(): Promise<void> {
    return this.api.get(Messages).workOff();
  }

  /** The day is over: what waits for the digest goes out. */
  endDay() {
    return this.makeDue(`name = 'mail_digest'`);
  }

  retryNow() {
    return this.makeDue(`state = 'retry'`);
  }

  confirm({ uid }: Account) {
    return this.api.database.query('UPDATE users SET email_confirmed = true WHERE firebase_uid = $1', [uid]);
  }

  private makeDue(condition: string) {
    return this.api.database.query(`UPDATE pgboss.job SET start_after = now() - interval '1 s' WHERE ${condition}`);
  }
}
