import { act, renderHook } from '@testing-library/react';
import { forgetRole, learnRole, useOpsRole } from './ops-role.ts';

function aLateAnswer() {
  let answer = (_role: unknown): void => undefined;
  const promise = new Promise<unknown>((resolve) => {
    answer = resolve;
  });
  return { read: () => promise, answer };
}

const role = () => renderHook(useOpsRole).result;

beforeEach(() => act(forgetRole));

describe('the role of the person in front of the page', () => {
  it('is unknown until their token has been read', () => {
    expect(role().current).toBe('unknown');
  });

  it.each([
    ['ops', 'yes'],
    ['admin', 'no'],
    [undefined, 'no'],
    [['ops'], 'no'],
  ])('with the claim %j, is ops: %s', async (claim, expected) => {
    await act(() => learnRole(async () => claim));
    expect(role().current).toBe(expected);
  });

  it('is not taken for one without the role when the token could not be read', async () => {
    await act(() => learnRole(() => Promise.reject(new Error('offline'))));
    expect(role().current).toBe('failed');
  });

  it('never comes from a late answer about the person before', async () => {
    const late = aLateAnswer();
    const learning = learnRole(late.read);
    act(forgetRole);
    late.answer('ops');
    await act(() => learning);
    expect(role().current).toBe('unknown');
  });

  it('stays while it is read once more', async () => {
    await act(() => learnRole(async () => 'ops'));
    const late = aLateAnswer();
    const learning = learnRole(late.read);
    expect(role().current).toBe('yes');
    late.answer(undefined);
    await act(() => learning);
    expect(role().current).toBe('no');
  });
});
