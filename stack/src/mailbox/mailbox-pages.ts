import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeMarkup } from '@crewdeck/contract';
import { type ProviderMail, readProviderMails } from './provider-mail.ts';
import type { ReceivedMail } from './received-mail.ts';

/** Nothing in a mail runs, or is loaded from elsewhere; its links open in a tab of their own, and it brings its pictures. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escapeMarkup(title)}</title>
<style>body { font: 16px/1.5 sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem }
li { padding: .75rem 0; border-top: 1px solid #8886; overflow-wrap: anywhere } ul { list-style: none; padding: 0 }
iframe { width: 100%; height: 70vh; border: 1px solid #8886 } pre { white-space: pre-wrap; overflow-wrap: anywhere }</style></head>
<body>${body}</body></html>`;

const listOf = (mails: readonly ReceivedMail[], ofProvider: string) => {
  const entry = ({ to, at, subject }: ReceivedMail, index: number) =>
    `<li><a href="/mails/${mails.length - index}">${escapeMarkup(subject)}</a><br>${escapeMarkup(to)} · ${at}</li>`;
  return page(
    'Mailbox',
    `<h1>Mailbox</h1><p>What would have been sent. Load this page again for what has come since.</p>
     ${ofProvider}<h2>From Crewdeck</h2>
     ${mails.length > 0 ? `<ul>${mails.map(entry).join('')}</ul>` : '<p>No mail yet.</p>'}`,
  );
};

const sectionOf = (mails: readonly ProviderMail[] | null) => {
  const entry = ({ to, subject, link, hint }: ProviderMail) =>
    `<li><a href="${escapeMarkup(link)}" target="_blank">${escapeMarkup(subject)}</a><br>${escapeMarkup(to)}${hint && `<br>${escapeMarkup(hint)}`}</li>`;
  const heading = '<h2>From the sign-in provider</h2>';
  if (!mails) return `${heading}<p>The sign-in provider doesn't answer, so its emails are missing here.</p>`;
  if (mails.length === 0) return `${heading}<p>No mail that waits for its link to be followed.</p>`;
  return `${heading}<ul>${mails.map(entry).join('')}</ul>`;
};

const pageOf = ({ to, at, subject, text, html }: ReceivedMail) =>
  page(
    subject,
    `<p><a href="/">Mailbox</a></p><h1>${escapeMarkup(subject)}</h1><p>${escapeMarkup(to)} · ${at}</p>
     <iframe title="The mail" srcdoc="${escapeMarkup(html.replace('<head>', '<head><base target="_blank">'))}"></iframe>
     <h2>As text</h2><pre>${escapeMarkup(text)}</pre>`,
  );

interface MailSources {
  readonly mails: readonly ReceivedMail[];
  /** Where the auth emulator lists its own; none without it. */
  readonly providerMailsUrl?: string | undefined;
}

/**
 * `/` lists the mails, with those of the sign-in provider; `/mails/1` shows the first that came, `/mails.json` has all that came,
 * the last first.
 */
export async function answerMailbox(
  { mails, providerMailsUrl }: MailSources,
  { url = '/' }: Pick<IncomingMessage, 'url'>,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('content-security-policy', POLICY);
  const send = (type: string, body: string) => response.setHeader('content-type', `${type}; charset=utf-8`).end(body);
  const mail = mails[mails.length - Number(/^\/mails\/(\d+)$/.exec(url)?.[1])];
  if (url === '/mails.json') send('application/json', JSON.stringify(mails));
  else if (mail) send('text/html', pageOf(mail));
  else send('text/html', listOf(mails, providerMailsUrl ? sectionOf(await readProviderMails(providerMailsUrl)) : ''));
}
