import { packagesNamed } from '#bin/package.mjs';
import { isThere } from '#bin/publish-packages.mjs';

test('a published package never changes under its version', () => {
  expect(isThere('@crewdeck/a 1.0.0', '', 'sha512-new')).toBe(false);
  expect(isThere('@crewdeck/a 1.0.0', 'sha512-old', 'sha512-old')).toBe(true);
  expect(() => isThere('@crewdeck/a 1.0.0', 'sha512-old', 'sha512-new')).toThrow('raise it in the package file');
});

test('packages are called by name, with or without the scope', () => {
  expect(packagesNamed(['@crewdeck/ui-kit', 'contract'], ['contract', 'ui-kit'])).toEqual(['contract', 'ui-kit']);
  expect(packagesNamed(['all'], ['contract', 'matching'])).toEqual(['contract', 'matching']);
  expect(() => packagesNamed(['kit'], ['contract'])).toThrow('There is no package kit. There are: contract.');
  expect(() => packagesNamed([], ['contract'])).toThrow('Which package?');
});
