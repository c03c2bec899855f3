import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { CONFIG, type Config } from '../../platform/config/variables.ts';
import { MARK_FILE } from './mail-mark.ts';
import { type EmailContent, htmlOf, textOf } from './mail-template.ts';

const LONGEST_ANSWER_MS = 10_000;
const LIMITS = {
  dnsTimeout: LONGEST_ANSWER_MS,
  connectionTimeout: LONGEST_ANSWER_MS,
  greetingTimeout: LONGEST_ANSWER_MS,
  socketTimeout: LONGEST_ANSWER_MS,
};
/** Of one process, and how many mails it has under way: one that waits here could be given to another process meanwhile. */
export const CONNECTIONS = 5;
/** By its enhanced code (RFC 3463) the server refuses us, not whom we write to: `5.7.1` and the like. */
const REFUSES_US = /\b5\.[3-7]\.\d/;

export interface Mail extends EmailContent {
  readonly to: string;
  /** The same for the same event and person, so that a mailbox can tell a repeat. */
  readonly id: string;
  /** What a mail program calls when its reader wants no more of these (RFC 8058). */
  readonly oneClickUrl?: string;
}

/** Sends mail by the SMTP server of `SMTP_URL`; without one, none. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly transport;

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>) {
    const { SMTP_URL: url } = config;
    if (url === undefined) new Logger(Mailer.name).log('No mail is sent: SMTP_URL is not set.');
    this.transport = url ? createTransport({ pool: true, maxConnections: CONNECTIONS, ...LIMITS, url }) : null;
  }

  get isOn(): boolean {
    return this.transport !== null;
  }

  onApplicationShutdown(): void {
    this.transport?.close();
  }

  /** Answers whether the server takes mail for this address at all. Throws when it may take it later. */
  async send(mail: Mail): Promise<boolean> {
    const { MAIL_FROM: from = '' } = this.config;
    const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'crewdeck.invalid';
    try {
      await this.transport?.sendMail({
        from,
        to: mail.to,
        subject: mail.subject,
        text: textOf(mail),
        html: htmlOf(mail),
        attachments: [MARK_FILE],
        messageId: `<${mail.id}@${domain}>`,
        ...(mail.oneClickUrl && { list: { unsubscribe: mail.oneClickUrl } }),
        headers: {
          ...(mail.oneClickUrl && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
          'Auto-Submitted': 'auto-generated',
        },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      return true;
    } catch (error) {
      if (isRefusalOfAddress(error)) return false;
      throw error;
    }
  }
}

function isRefusalOfAddress(error: unknown): boolean {
  const { command, responseCode, response } = Object(error) as Record<string, unknown>;
  return command === 'RCPT TO' && Number(responseCode) >= 500 && !REFUSES_US.test(String(response));
}
