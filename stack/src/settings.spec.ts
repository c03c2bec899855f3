import { parseSettings } from './settings.ts';

describe('the settings of a stack', () => {
  it('are the well-known ports when nothing is set', () => {
    const { ports } = parseSettings([], {});
    expect(ports).toEqual({
      ...{ edge: 3000, api: 3001, authEmulator: 9099, postgres: 54_320 },
      ...{ mailbox: 8025, smtp: 1025 },
    });
  });

  it('take each port and the data folder from a variable', () => {
    const environment = {
      EDGE_PORT: '4000',
      API_PORT: '4001',
      AUTH_EMULATOR_PORT: '4002',
      POSTGRES_PORT: '4003',
      MAILBOX_PORT: '4004',
      SMTP_PORT: '4005',
      CREWDECK_DATA: '/tmp/other',
    };
    expect(parseSettings(['--fresh'], environment)).toEqual({
      ports: { edge: 4000, api: 4001, authEmulator: 4002, postgres: 4003, mailbox: 4004, smtp: 4005 },
      dataDirectory: '/tmp/other',
      isFresh: true,
    });
  });

  it('keep the state unless it is to be wiped', () => {
    expect(parseSettings([], {}).isFresh).toBe(false);
  });

  it.each(['0', '65536', '80.5', 'http'])('refuse "%s" as a port', (text) => {
    expect(() => parseSettings([], { EDGE_PORT: text })).toThrow(
      `EDGE_PORT is "${text}", but it takes a port between 1 and 65535.`,
    );
  });

  it('refuse one port for two processes', () => {
    expect(() => parseSettings([], { API_PORT: '3000' })).toThrow(
      'EDGE_PORT and API_PORT are both 3000; give each its own port.',
    );
  });

  it('refuse an option that does not exist', () => {
    expect(() => parseSettings(['--frsh'], {})).toThrow('"--frsh" is not understood');
  });
});
