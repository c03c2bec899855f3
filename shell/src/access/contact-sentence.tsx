import { contactIn } from './contact-in.ts';

/** A sentence that may end with an email or the address of a page, which leads there. */
export function ContactSentence({ sentence }: { sentence: string }) {
  const { text, contact } = contactIn(sentence);
  return (
    <>
      {text}
      {contact ? (
        <>
          <a href={contact.href}>{contact.label}</a>.
        </>
      ) : null}
    </>
  );
}
