import { startMailbox } from './mailbox.ts';

const { HOST = '', PORT = '', SMTP_PORT = '' } = process.env;

const mailbox = await startMailbox({ host: HOST, port: Number(PORT), smtpPort: Number(SMTP_PORT) });
console.log(`The mailbox is at ${mailbox.url}, and takes mail at ${mailbox.smtpUrl}.`);

process.once('SIGTERM', () => void mailbox.close().then(() => process.exit(0)));
