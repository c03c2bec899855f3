import { availabilityTone } from './availability-tone.ts';

describe('the availability badge', () => {
  it('is green for people available for work', () => {
    expect(availabilityTone('Available for work')).toBe('green');
  });

  it('is blue for people open to collaborate', () => {
    expect(availabilityTone('Open to Collaborate')).toBe('blue');
  });

  it('is grey for everybody else', () => {
    expect(availabilityTone('Not available')).toBe('neutral');
    expect(availabilityTone(null)).toBe('neutral');
  });
});
