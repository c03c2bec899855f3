import { z } from 'zod';

/** So that the page comes while the emulator hangs. */
const ANSWER_LIMIT_MS = 2_000;

/** As the emulator names them. */
const SUBJECTS = new Map([
  ['VERIFY_EMAIL', 'Confirm your email'],
  ['PASSWORD_RESET', 'Reset your password'],
  ['VERIFY_AND_CHANGE_EMAIL', 'Confirm your new email'],
  ['RECOVER_EMAIL', 'Your email was changed'],
]);

/** The emulator has no page that asks for the new password. */
const HINTS = new Map([['PASSWORD_RESET', 'Add &newPassword=… to the address of the link.']]);

const answerSchema = z.object({
  oobCodes: z.array(
    z.object({ email: z.string(), newEmail: z.string().optional(), requestType: z.string(), oobLink: z.string() }),
  ),
});

/** An email of the sign-in provider. The auth emulator lists these instead of sending them, until their link is used. */
export interface ProviderMail {
  readonly to: string;
  readonly subject: string;
  readonly link: string;
  /** How to follow the link; empty where that is clear. */
  readonly hint: string;
}

/** The newest first; `null` when the emulator doesn't answer, which the page says. @param listUrl of the emulator */
export async function readProviderMails(listUrl: string): Promise<ProviderMail[] | null> {
  try {
    const response = await fetch(listUrl, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
    return answerSchema
      .parse(await response.json())
      .oobCodes.map(mailOf)
      .reverse();
  } catch {
    return null;
  }
}

/** A new address is told to that address, though the emulator files it under the former one. */
function mailOf({ email, newEmail, requestType, oobLink }: z.infer<typeof answerSchema>['oobCodes'][number]) {
  return {
    to: newEmail ?? email,
    subject: SUBJECTS.get(requestType) ?? requestType,
    link: oobLink,
    hint: HINTS.get(requestType) ?? '',
  };
}
