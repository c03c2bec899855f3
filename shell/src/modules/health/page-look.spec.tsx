import { putTitleRight } from './page-look.ts';

beforeEach(() => {
  document.body.innerHTML = '<main id="main" aria-label="Explore Users"></main>';
});

test('a page with its own title is left alone', () => {
  document.title = 'Explore Users · Crewdeck';
  expect(putTitleRight()).toBe(true);
});

test('a page with the title that a module has left behind gets its own back', () => {
  document.title = 'You have won';
  expect(putTitleRight()).toBe(false);
  expect(document.title).toBe('Explore Users · Crewdeck');
});
