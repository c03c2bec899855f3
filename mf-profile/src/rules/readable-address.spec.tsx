import { readableAddress } from './readable-address.ts';

describe('an address on a profile', () => {
  it('is shown without scheme, www and the slash at its end', () => {
    expect(readableAddress('https://www.linkedin.com/in/ada/')).toBe('linkedin.com/in/ada');
  });

  it('is shown as it was typed when it is no web address', () => {
    expect(readableAddress('ada#0042')).toBe('ada#0042');
  });
});
