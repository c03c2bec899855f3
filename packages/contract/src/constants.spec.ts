import { readFileSync } from 'node:fs';
import { CONTRACT_VERSION } from './constants.ts';

describe('the contract', () => {
  it('says the version that its package has', () => {
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
    expect(CONTRACT_VERSION).toBe(version);
  });
});
