import { browserOf } from './browser-of.ts';

const MOZILLA = 'Mozilla/5.0 (X11; Linux x86_64)';

it.each([
  [`${MOZILLA} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36`, 'Chrome 141'],
  [`${MOZILLA} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 'Edge 141'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox 128'],
  [
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari 18',
  ],
  [
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0.1 Mobile/15E148 Safari/604.1',
    'Chrome 141',
  ],
  ['curl/8.5.0', 'other'],
  ['', 'other'],
])('%s is said to be %s', (userAgent, browser) => {
  expect(browserOf(userAgent)).toBe(browser);
});
