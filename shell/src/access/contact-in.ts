interface Contact {
  label: string;
  href: string;
}

const AT_THE_END = /(?:(?<mail>[^\s@]+@[^\s@]+)|(?<page>https?:\/\/\S+))$/;

/** Parts the address at the end of a sentence, of a mailbox or a page, from what stands before it. */
export function contactIn(sentence: string): { text: string; contact: Contact | null } {
  const found = AT_THE_END.exec(sentence);
  if (!found) return { text: sentence, contact: null };
  const label = found[0];
  return {
    text: sentence.slice(0, found.index),
    contact: { label, href: found.groups?.mail ? `mailto:${label}` : label },
  };
}
