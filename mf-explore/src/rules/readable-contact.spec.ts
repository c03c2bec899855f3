import { readableContact } from './readable-contact.ts';

describe('a contact', () => {
  it('that is an address loses its protocol and closing slash', () => {
    expect(readableContact('https://www.example.org/ada/')).toBe('example.org/ada');
  });

  it('that is a handle stays as it is', () => {
    expect(readableContact('ada#1815')).toBe('ada#1815');
  });
});
