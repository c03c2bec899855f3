import { firstSentence, teamText, whenText } from './offer.ts';

const person = (name: string) => ({ id: name, name, role: 'Tester' });

describe('an offer', () => {
  test.each([
    ['It maps stars. It is fun.', 'It maps stars.'],
    ['Version 2.0 maps stars! More.', 'Version 2.0 maps stars!'],
    ['No full stop\nSecond line.', 'No full stop'],
    ['1. Scan leaves. 2. Name them.', '1. Scan leaves.'],
    ['We use tools, e.g. Figma.', 'We use tools, e.g. Figma.'],
    ['  ', ''],
  ])('says what the project is in its first sentence: %j', (description, sentence) => {
    expect(firstSentence(description)).toBe(sentence);
  });

  test('names the team, the owner first, and counts the rest', () => {
    const team = (...names: string[]) => teamText({ owner: person('Ada'), collaborators: names.map(person) });
    expect(team()).toBe('Ada');
    expect(team('Grace', 'Alan')).toBe('Ada, Grace and Alan');
    expect(team('Grace', 'Alan', 'Mary', 'Joan')).toBe('Ada, Grace, Alan and 2 more');
  });

  test('says until when and what it is for, where it is known', () => {
    const hackathon = { id: 'jam', title: 'Campus Jam' };
    expect(whenText({ hackathon, deadline: '2027-05-10' })).toBe('Join by 10 May 2027, for Campus Jam');
    expect(whenText({ hackathon, deadline: null })).toBe('For Campus Jam');
    expect(whenText({ hackathon: null, deadline: '2027-05-10' })).toBe('Join by 10 May 2027');
    expect(whenText({ hackathon: null, deadline: null })).toBe('');
  });
});
