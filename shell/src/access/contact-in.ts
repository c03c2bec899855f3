interface Contact {
  label: string;
  href: string;
}

const AT_THE_END = /(?:(?<mail>[^\s@]+@[^\s@]+)|(?<page>https?:\/\/\S+))$/;

/** Splits a sentence that ends with an e-mail address or a link into text and contact. */
export function contactIn(sentence: string): { text: string; contact: Contact | null } {
  const found = AT_THE_END.exec(sentence);
  if (!found) return { text: sentence, contact: null };
  const label = found[0];
  return {
    text: sentence.slice(0, found.index),
    contact: { label, href: found.groups?.mail ? `mailto:${label}` : label },
  };
}
