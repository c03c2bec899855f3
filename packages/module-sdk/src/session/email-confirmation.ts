/** Sends the signed-in person an email with a link that confirms their address. Rejects when the provider refuses. */
export type ConfirmationMailer = () => Promise<void>;

let mailer: ConfirmationMailer = () => Promise.reject(new Error('The host sends no confirmation mails.'));

/** For the shell only: sets what sends the email. */
export function setConfirmationMailer(next: ConfirmationMailer): void {
  mailer = next;
}

/**
 * Sends the signed-in person an email with a link that confirms their address. Once they have followed it and returned to this
 * tab, `emailVerified` of the session is true. Rejects when the provider refuses or can't be reached.
 */
export function sendConfirmationMail(): Promise<void> {
  return mailer();
}
