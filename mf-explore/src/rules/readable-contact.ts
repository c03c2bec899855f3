/** An address without the parts that people don't read; any other text as it is. */
export function readableContact(contact: string): string {
  return contact.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}
