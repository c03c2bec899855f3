import { escapeMarkup } from '@crewdeck/contract';
import { linesOf, quoteOf } from './note-lines.ts';

/** What an email says. */
export interface EmailContent {
  /** One line, as each sentence is. */
  readonly subject: string;
  /** The words are a person's own, as they wrote them; they are quoted. */
  readonly entries: readonly { readonly sentence: string; readonly words: string }[];
  readonly button: { readonly label: string; readonly url: string };
  /** Why the person gets it. */
  readonly reason: string;
  /** How to get no more of it; ops get what they must know. */
  readonly unsubscribe?: { readonly url: string; readonly settingsUrl: string };
}

/** The same as text. */
export function textOf({ subject, entries, button, reason, unsubscribe }: EmailContent): string {
  const told = entries.flatMap(({ sentence, words }) => (words ? [sentence, quoteOf(words)] : [sentence]));
  const links = unsubscribe && `No more of these: ${unsubscribe.url}\nAll your settings: ${unsubscribe.settingsUrl}\n`;
  const foot = `-- \n${reason}\n${links ?? ''}`;
  return [subject, ...told, `${button.label}: ${button.url}`, foot].filter(isNew).join('\n\n');
}

/** An email with one entry has it for its subject. */
function isNew(part: string, index: number, parts: readonly string[]): boolean {
  return index === 0 || part !== parts[0];
}

const LIGHT = {
  page: '#f4f6f5',
  card: '#ffffff',
  text: '#17211c',
  muted: '#56635c',
  accent: '#1b5e42',
  label: '#ffffff',
};
const DARK = {
  page: '#101613',
  card: '#1a221e',
  text: '#e8eeea',
  muted: '#a3b0a9',
  accent: '#7fd6ae',
  label: '#10231a',
};

/** Mail programs that know the dark of the system take these; others keep what stands in the elements. */
const DARK_STYLES = `
  .page { background: ${DARK.page} !important } .card { background: ${DARK.card} !important }
  .text { color: ${DARK.text} !important } .muted, .muted a { color: ${DARK.muted} !important }
  .button { background: ${DARK.accent} !important; color: ${DARK.label} !important }`;

const style = (declarations: string) => `style="font-family:Arial,sans-serif;line-height:1.5;${declarations}"`;

const paragraph = (text: string, size = 16) =>
  `<p class="text" dir="auto" ${style(`margin:0 0 16px;font-size:${size}px;color:${LIGHT.text}`)}>${escapeMarkup(text)}</p>`;

const quote = (words: string) =>
  `<blockquote class="muted" dir="auto" ${style(`margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid ${LIGHT.accent};font-size:16px;color:${LIGHT.muted};white-space:pre-line;overflow-wrap:anywhere`)}>${escapeMarkup(linesOf(words).join('\n'))}</blockquote>`;

const link = (url: string, text: string) => `<a href="${escapeMarkup(url)}" style="color:${LIGHT.muted}">${text}</a>`;

export function htmlOf({ subject, entries, button, reason, unsubscribe }: EmailContent): string {
  const links =
    unsubscribe &&
    `${link(unsubscribe.url, 'No more of these')} · ${link(unsubscribe.settingsUrl, 'All your settings')}`;
  const told = entries.map(({ sentence, words }) => paragraph(sentence) + (words ? quote(words) : '')).join('\n');
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
<div class="card" style="max-width:560px;margin:0 auto;padding:24px;border-radius:12px;background:${LIGHT.card}">
<p class="muted" ${style(`margin:0 0 16px;font-size:14px;font-weight:bold;color:${LIGHT.muted}`)}>Crewdeck</p>
${told}
<p style="margin:24px 0 0"><a class="button" href="${escapeMarkup(button.url)}" ${style(`display:inline-block;padding:12px 20px;border-radius:8px;font-size:16px;font-weight:bold;text-decoration:none;background:${LIGHT.accent};color:${LIGHT.label}`)}>${escapeMarkup(button.label)}</a></p>
</div>
<p class="muted" ${style(`max-width:560px;margin:16px auto 0;padding:0 24px;font-size:14px;color:${LIGHT.muted}`)}>${escapeMarkup(reason)} ${links ?? ''}</p>
</body>
</html>
`;
}
