import { contactIn } from './contact-in.ts';

describe('the way to object at the end of a sentence', () => {
  it.each([
    ['To object, write to help@x.test', 'To object, write to ', { label: 'help@x.test', href: 'mailto:help@x.test' }],
    ['Write to https://x.test/help', 'Write to ', { label: 'https://x.test/help', href: 'https://x.test/help' }],
    ['Please ask whoever runs this site.', 'Please ask whoever runs this site.', null],
    ['For “me@x.test” nothing follows.', 'For “me@x.test” nothing follows.', null],
  ])('%s', (sentence, text, contact) => {
    expect(contactIn(sentence)).toEqual({ text, contact });
  });
});
