import { startMailbox } from './mailbox.ts';

const { HOST = '', PORT = '', SMTP_PORT = '', PROVIDER_MAILS_URL } = process.env;

const mailbox = await startMailbox({
  host: HOST,
  port: Number(PORT),
  smtpPort: Number(SMTP_PORT),
  providerMailsUrl: PROVIDER_MAILS_URL,
});
console.log(`The mailbox is at ${mailbox.url}, and takes mail at ${mailbox.smtpUrl}.`);

process.once('SIGTERM', () => void mailbox.close().then(() => process.exit(0)));
