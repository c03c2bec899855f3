import { retryPath, withoutRetry } from './host-document.ts';

describe('the path of a retry', () => {
  it('has an address of its own for every file below it, and leads to the same file', () => {
    const path = '/modules/mf-profile/1.4.2-ab12cd34/remoteEntry.js';
    expect(retryPath(path, 3)).toBe('/modules/mf-profile/1.4.2-ab12cd34/~3/remoteEntry.js');
    expect(withoutRetry(retryPath(path, 3))).toBe(path);
    expect(withoutRetry('/modules/mf-profile/1.4.2-ab12cd34/~3/795.49481c1f.js?x')).toBe(
      '/modules/mf-profile/1.4.2-ab12cd34/795.49481c1f.js?x',
    );
  });

  it.each(['/', '/explore', '/modules/mf-profile/1.4.2-ab12cd34/a.js', '/api/users/~3/x', '/modules/~3/x/y'])(
    'is not seen in %s',
    (path) => expect(withoutRetry(path)).toBe(path),
  );
});
