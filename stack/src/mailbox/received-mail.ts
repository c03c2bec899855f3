import type { ParsedMail } from 'mailparser';

/** A mail as it arrived, decoded. */
export interface ReceivedMail {
  /** Whom the server was told to bring it to. */
  readonly to: string;
  readonly at: string;
  readonly subject: string;
  readonly messageId: string;
  readonly text: string;
  readonly html: string;
  /** Each line, by the name in lowercase. */
  readonly headers: Readonly<Record<string, string>>;
}

export function receivedMail({ subject, messageId, text, html, headerLines }: ParsedMail, to: string): ReceivedMail {
  const headers = headerLines.map(({ key, line }) => [
    key,
    line
      .slice(line.indexOf(':') + 1)
      .replace(/\r?\n\s+/g, ' ')
      .trim(),
  ]);
  return {
    to,
    at: new Date().toISOString(),
    subject: subject ?? '',
    messageId: messageId ?? '',
    text: text ?? '',
    html: html || '',
    headers: Object.fromEntries(headers),
  };
}
