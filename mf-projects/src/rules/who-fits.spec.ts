import { aProjectPage, aViewer } from '../testing/builders.ts';
import { peoplePath, seesWhoFits } from './who-fits.ts';

test('the way to people who would fit names the project', () => {
  expect(peoplePath('night-bus')).toBe('/explore?project=night-bus');
});

describe('who would fit', () => {
  it.each([
    ['the owner', 'owner', true],
    ['a member', 'member', true],
    ['anybody else', 'stranger', false],
  ] as const)('is shown to %s: %s', (_who, is, expected) => {
    expect(seesWhoFits(aProjectPage({ viewer: aViewer({ is }) }))).toBe(expected);
  });

  it('is shown to no visitor, and to nobody while the project looks for nobody', () => {
    expect(seesWhoFits(aProjectPage())).toBe(false);
    expect(seesWhoFits(aProjectPage({ viewer: aViewer({ is: 'owner' }), isLooking: false }))).toBe(false);
  });
});
