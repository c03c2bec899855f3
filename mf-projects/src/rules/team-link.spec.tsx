import { teamLinkKind, teamLinkOf, teamLinkText } from './team-link.ts';

describe('a link of a team', () => {
  it.each([
    ['https://github.com/crew/map', 'Repository'],
    ['https://gist.github.com/crew/1', 'Repository'],
    ['https://github.com/crew/', 'Link'],
    ['https://crew.slack.com/archives/C1', 'Chat'],
    ['https://discord.gg/map', 'Chat'],
    ['https://trello.com/b/map', 'Board'],
    ['https://meet.google.com/abc-defg-hij', 'Calls'],
    ['https://docs.google.com/document/d/1', 'Docs'],
    ['https://notgithub.com/crew', 'Link'],
    ['https://github.com.evil.example/crew', 'Link'],
  ])('is recognised by its host: %s is "%s"', (url, kind) => {
    expect(teamLinkKind(url)).toBe(kind);
  });

  it('is told from others by host and path', () => {
    expect(teamLinkText('https://www.github.com/crew/map/?tab=readme')).toBe('github.com/crew/map');
    expect(teamLinkText('https://meet.jit.si')).toBe('meet.jit.si');
  });

  it.each([
    ['https://github.com/crew', 'https://github.com/crew'],
    [' https://github.com/crew ', 'https://github.com/crew'],
    ['github.com/crew', 'https://github.com/crew'],
    ['http://github.com/crew', null],
    ['javascript:alert(1)', null],
    ['mailto:ada@example.org', null],
    ['ada', null],
    ['', null],
  ])('is the https address that was typed: "%s"', (typed, url) => {
    expect(teamLinkOf(typed)).toBe(url);
  });
});
