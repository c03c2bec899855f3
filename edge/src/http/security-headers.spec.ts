import { parseConfig } from '../config.ts';
import { PRODUCTION } from '../testing/production.ts';
import { securityHeaders } from './security-headers.ts';

describe('a page', () => {
  it('in production is fetched by https for a year', () => {
    const headers = securityHeaders(parseConfig(PRODUCTION));
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('elsewhere leaves localhost to http', () => {
    expect(securityHeaders(parseConfig({}))['strict-transport-security']).toBeUndefined();
  });

  it.each([PRODUCTION, {}])('may use no camera, microphone, place or payment', (environment) => {
    expect(securityHeaders(parseConfig(environment))['permissions-policy']).toMatch(
      /^camera=\(\), microphone=\(\), geolocation=\(\), payment=\(\), /,
    );
  });
});
