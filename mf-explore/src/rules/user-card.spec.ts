import { aListedUser } from '@crewdeck/module-sdk/builders';
import { asUserCard, readableContact, skillsInOrder } from './user-card.ts';

describe('the card of a person', () => {
  it('joins branch and academic year, whichever there is', () => {
    expect(asUserCard(aListedUser({ branch: 'CSE', academicYear: '3rd Year' })).university).toBe('CSE · 3rd Year');
    expect(asUserCard(aListedUser({ branch: null, academicYear: '3rd Year' })).university).toBe('3rd Year');
    expect(asUserCard(aListedUser({ branch: '', academicYear: null })).university).toBe('');
  });

  it('shows the directory default to a person without availability', () => {
    expect(asUserCard(aListedUser({ availability: null })).availability).toBe('Open to Collaborate');
    expect(asUserCard(aListedUser({ availability: 'Not available' })).availability).toBe('Not available');
  });

  it('shows the first six characters of the id', () => {
    expect(asUserCard(aListedUser({ id: '1f2e3d4c-0000-4000-8000-000000000000' })).shortId).toBe('1f2e3d');
  });

  it('carries the fixed rating, status and level', () => {
    expect(asUserCard(aListedUser())).toMatchObject({ rating: 4.8, status: 'online', level: 'Mid-Level' });
  });

  it('has empty texts where the profile has none', () => {
    const card = asUserCard(aListedUser({ bio: null, discordOrContact: null, name: ' ' }));
    expect(card).toMatchObject({ description: '', contact: '', name: 'Unnamed developer' });
  });
});

describe('skills on a card', () => {
  it('put those that answer the tech filter first and keep the order otherwise', () => {
    expect(skillsInOrder(['Redis', 'MongoDB', 'Rust', 'Go'], 'go')).toEqual(['MongoDB', 'Go', 'Redis', 'Rust']);
    expect(skillsInOrder(['Redis', 'Rust', 'Go'], 'Go,Rust')).toEqual(['Rust', 'Go', 'Redis']);
    expect(skillsInOrder(['Redis', 'Diseño'], 'diseno')).toEqual(['Diseño', 'Redis']);
  });
});

test('a contact that is an address loses its protocol and closing slash, and a handle stays as it is', () => {
  expect(readableContact('https://www.example.org/ada/')).toBe('example.org/ada');
  expect(readableContact('ada#1815')).toBe('ada#1815');
});
