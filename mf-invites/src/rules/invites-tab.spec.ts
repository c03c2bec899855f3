import { tabOf, withTab } from './invites-tab.ts';

describe('the tab in the address', () => {
  test.each([
    ['', 'received'],
    ['tab=received', 'received'],
    ['tab=sent', 'sent'],
    ['tab=elsewhere', 'received'],
  ])('"%s" opens %s', (query, tab) => {
    expect(tabOf(new URLSearchParams(query))).toBe(tab);
  });

  test('the default tab has the bare address', () => {
    expect(withTab(new URLSearchParams('tab=sent'), 'received').toString()).toBe('');
  });

  test('other parts of the address survive a change of tab', () => {
    expect(withTab(new URLSearchParams('from=bell'), 'sent').toString()).toBe('from=bell&tab=sent');
  });
});
