import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { answerMailbox } from './mailbox-pages.ts';
import { type ReceivedMail, receivedMail } from './received-mail.ts';

/** Older ones are forgotten. */
const MOST_KEPT = 500;

interface MailboxOptions {
  host: string;
  /** Of SMTP; 0 takes a free one. */
  smtpPort?: number;
  /** Of the pages; 0 takes a free one. */
  port?: number;
  /** Where the auth emulator lists its own mails, which the list of the pages then has too. */
  providerMailsUrl?: string | undefined;
  /** What the server says to a recipient that it does not take: a permanent code from 500 on, a temporary one from 400 on. */
  refuse?: (address: string) => { code: number; text: string } | null;
}

/** A mail server that keeps what it gets, for people and tests to look at, and hands nothing on. */
export interface Mailbox {
  readonly smtpUrl: string;
  readonly url: string;
  /** The last first. */
  readonly mails: readonly ReceivedMail[];
  close(): Promise<void>;
}

/** Keeps mails in memory until it ends. */
export async function startMailbox({
  host,
  smtpPort = 0,
  port = 0,
  providerMailsUrl,
  refuse,
}: MailboxOptions): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const refusal = refuse?.(address);
      done(refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null);
    },
    onData: (stream, { envelope }, done) => {
      simpleParser(stream)
        .then((parsed) => {
          mails.unshift(receivedMail(parsed, envelope.rcptTo[0]?.address ?? ''));
          mails.splice(MOST_KEPT);
        })
        .then(() => done(), done);
    },
  });
  smtp.on('error', (error) => console.error(error.message));
  const pages = createServer((request, response) => void answerMailbox({ mails, providerMailsUrl }, request, response));
  const [smtpAt, pagesAt] = await Promise.all([listen(smtp.server, smtpPort, host), listen(pages, port, host)]);
  return {
    smtpUrl: `smtp://${host}:${smtpAt}`,
    url: `http://${host}:${pagesAt}`,
    mails,
    close: async () => {
      pages.closeAllConnections();
      await Promise.all([
        new Promise<void>((closed) => smtp.close(closed)),
        new Promise((closed) => pages.close(closed)),
      ]);
    },
  };
}

async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}
