import { contactSentence, escapeMarkup } from '@crewdeck/contract';
import { MARK } from './mail-mark.ts';
import { linesOf, quoteOf } from './note-lines.ts';

/** Something that is known of an event: its role, its deadline. */
export interface EmailFact {
  readonly label: string;
  readonly value: string;
  /** Initials of the person that it names. Their picture would tell who opens the email, and Outlook can't show it. */
  readonly initials?: string;
}

/** Whom the reader can write to, and what for. */
interface EmailContact {
  readonly purpose: string;
  /** An email or the address of a page, if the site has one. */
  readonly address: string | undefined;
}

export interface EmailEntry {
  /** What has happened, in other words than the subject. */
  readonly title?: string;
  readonly sentence: string;
  /** One line on what it is about, in a paragraph of its own. */
  readonly about?: string;
  /** A person's own, as they wrote them; they are quoted. */
  readonly words?: string;
  /** How its project is described, in lines; quoted under a line that says so. */
  readonly description?: string;
  readonly facts?: readonly EmailFact[];
  readonly contact?: EmailContact;
}

const DESCRIBED = 'About the project:';

/** What an email says. Mail programs show the subject above it, so nothing in it says the same. */
export interface EmailContent {
  /** One line, as each sentence is. */
  readonly subject: string;
  readonly entries: readonly EmailEntry[];
  readonly button: { readonly label: string; readonly url: string };
  /** Why the person gets it. */
  readonly reason: string;
  /** How to get no more of it; ops get what they must know. */
  readonly unsubscribe?: { readonly url: string; readonly settingsUrl: string };
}

/** The same as text. */
export function textOf({ entries, button, reason, unsubscribe }: EmailContent): string {
  const links = unsubscribe && `Unsubscribe: ${unsubscribe.url}\nEmail settings: ${unsubscribe.settingsUrl}\n`;
  const foot = `-- \n${reason}\n${links ?? ''}`;
  return [...entries.flatMap(textsOf), `${button.label}: ${button.url}`, foot].join('\n\n');
}

function textsOf(entry: EmailEntry): string[] {
  const { title = '', sentence, about = '', words = '', description = '', facts = [], contact } = entry;
  const lines = facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
  const described = description && `${DESCRIBED}\n${quoteOf(description)}`;
  const written = contact ? contactSentence(contact.purpose, contact.address) : '';
  return [title, sentence, about, words && quoteOf(words), described, lines, written].filter((text) => text !== '');
}

/**
 * Template libraries would cost more than these two functions: `mjml` brings its own language, `react-email` React.
 * The accents are compared with the kit's.
 */
const LIGHT = {
  page: '#f4f6f5',
  card: '#ffffff',
  text: '#17211c',
  muted: '#56635c',
  accent: '#135a3b',
  label: '#ffffff',
};
const DARK = {
  page: '#101613',
  card: '#1a221e',
  text: '#e8eeea',
  muted: '#a3b0a9',
  accent: '#6ee1b3',
  label: '#10231a',
};

/** Mail programs that know the dark of the system take these; others keep what stands in the elements. */
const DARK_STYLES = `
  .page { background: ${DARK.page} !important } .card { background: ${DARK.card} !important }
  .text, .text a { color: ${DARK.text} !important } .muted, .muted a { color: ${DARK.muted} !important }
  .button, .face { background: ${DARK.accent} !important; color: ${DARK.label} !important }`;

const style = (declarations: string) => `style="font-family:Arial,sans-serif;line-height:1.5;${declarations}"`;

/** A word longer than its line breaks. */
const BREAKS = 'overflow-wrap:anywhere';
/** Where names stand: one that is written without spaces stays whole. */
const NAME_BREAKS = `${BREAKS};word-break:keep-all`;

const paragraphOf = (markup: string, breaks: string) =>
  `<p class="text" dir="auto" ${style(`margin:0 0 16px;font-size:16px;${breaks};color:${LIGHT.text}`)}>${markup}</p>`;

const paragraph = (text: string, breaks = NAME_BREAKS) => paragraphOf(escapeMarkup(text), breaks);

const quote = (words: string) =>
  `<blockquote class="text" dir="auto" ${style(`margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid ${LIGHT.accent};font-size:16px;color:${LIGHT.text};white-space:pre-line;${BREAKS}`)}>${escapeMarkup(linesOf(words).join('\n'))}</blockquote>`;

/** Two columns, so that values stand below one another; each breaks on a narrow phone. */
const table = (facts: readonly EmailFact[]) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse">${facts.map(row).join('')}</table>`;

/** Decoration, beside the name. */
const face = (initials: string) =>
  `<span class="face" aria-hidden="true" ${style(`display:inline-block;width:28px;margin-right:8px;border-radius:14px;font-size:12px;line-height:28px;text-align:center;background:${LIGHT.accent};color:${LIGHT.label}`)}>${escapeMarkup(initials)}</span>`;

const row = ({ label, value, initials }: EmailFact) =>
  `<tr style="vertical-align:baseline"><td class="muted" ${style(`padding:2px 16px 2px 0;font-size:14px;white-space:nowrap;color:${LIGHT.muted}`)}>${label}</td><td class="text" dir="auto" ${style(`padding:2px 0;font-size:14px;font-weight:bold;${NAME_BREAKS};color:${LIGHT.text}`)}>${initials ? face(initials) : ''}${escapeMarkup(value)}</td></tr>`;

const heading = (text: string) =>
  `<h1 class="text" dir="auto" ${style(`margin:0 0 8px;font-size:22px;line-height:1.3;${NAME_BREAKS};color:${LIGHT.text}`)}>${escapeMarkup(text)}</h1>`;

const link = (url: string, text: string, colour = LIGHT.muted) =>
  `<a href="${escapeMarkup(url)}" style="color:${colour}">${escapeMarkup(text)}</a>`;

function contactMarkup({ purpose, address }: EmailContact): string {
  const linked = address && link(address.includes('://') ? address : `mailto:${address}`, address, LIGHT.text);
  return paragraphOf(contactSentence(escapeMarkup(purpose), linked), BREAKS);
}

function markupOf({ title, sentence, about, words, description, facts = [], contact }: EmailEntry): string {
  const described = description && `${paragraph(DESCRIBED)}\n${quote(description)}`;
  const ownWords = [about && paragraph(about, BREAKS), words && quote(words), described];
  const parts = [
    title && heading(title),
    sentence && paragraph(sentence),
    ...ownWords,
    facts.length > 0 && table(facts),
    contact && contactMarkup(contact),
  ];
  return parts.filter(Boolean).join('\n');
}

export function htmlOf({ subject, entries, button, reason, unsubscribe }: EmailContent): string {
  const links =
    unsubscribe && `${link(unsubscribe.url, 'Unsubscribe')} · ${link(unsubscribe.settingsUrl, 'Email settings')}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeMarkup(subject)}</title>
<style>:root { color-scheme: light dark } @media (prefers-color-scheme: dark) {${DARK_STYLES} }</style>
</head>
<body class="page" style="margin:0;padding:24px 12px;background:${LIGHT.page}">
<div class="card" role="main" style="max-width:512px;margin:0 auto;padding:24px;border-radius:12px;background:${LIGHT.card}">
<p class="text" ${style(`margin:0 0 24px;font-size:16px;font-weight:bold;color:${LIGHT.text}`)}>${MARK} Crewdeck</p>
${entries.map(markupOf).join('\n')}
<p style="margin:24px 0 0"><a class="button" href="${escapeMarkup(button.url)}" ${style(`display:inline-block;padding:12px 20px;border-radius:8px;font-size:16px;font-weight:bold;text-decoration:none;background:${LIGHT.accent};color:${LIGHT.label}`)}>${escapeMarkup(button.label)}</a></p>
</div>
<p class="muted" role="contentinfo" ${style(`max-width:512px;margin:16px auto 0;padding:0 24px;font-size:14px;${NAME_BREAKS};color:${LIGHT.muted}`)}>${escapeMarkup(reason)} ${links ?? ''}</p>
</body>
</html>
`;
}
