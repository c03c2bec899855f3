import { operationOf, statementText } from './statement-text.ts';

describe('the text of a statement in a trace', () => {
  it('holds places, and no value, however it stands there', () => {
    const text = `SELECT id, 'it''s me' FROM users
      WHERE email = 'a@b.test' AND age > 21 AND score < 0.5 AND id = $12 LIMIT 50`;
    expect(statementText(text)).toBe(
      'SELECT id, ? FROM users WHERE email = ? AND age > ? AND score < ? AND id = $12 LIMIT ?',
    );
  });

  it('keeps names with numbers in them, and is cut where it is long', () => {
    expect(statementText('SELECT t0.id AS c1_2 FROM t0')).toBe('SELECT t0.id AS c1_2 FROM t0');
    expect(statementText('x'.repeat(9_000))).toHaveLength(2_000);
  });

  it.each([
    [' select 1', 'SELECT'],
    ['(SELECT 1)', 'SELECT'],
    ['WITH a AS (SELECT 1) SELECT 2', 'WITH'],
    ['', 'QUERY'],
  ])('of %j says %s', (text, operation) => expect(operationOf(text)).toBe(operation));
});
