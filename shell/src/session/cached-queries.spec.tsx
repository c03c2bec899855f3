import { myDataKeys, type SessionUser, useMyProjects } from '@crewdeck/module-sdk';
import { createQueryClient, publishSession, QueryClientProvider, setTokenSource } from '@crewdeck/module-sdk/host';
import { answerCalls } from '@crewdeck/module-sdk/testing';
import { render, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { forgetPreviousPerson } from './cached-queries.ts';

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const aPerson = (uid: string) => ({ uid }) as SessionUser;
const ada = aPerson('ada');
const grace = aPerson('grace');

function aCacheReadBy(uid: string) {
  const queryClient = createQueryClient();
  queryClient.setQueryData(myDataKeys.profile(uid), { name: uid });
  queryClient.setQueryData(['directory'], ['with contact lines']);
  return queryClient;
}

describe('what a browser remembers from one person to the next', () => {
  it("loses the previous person's own data and reads all lists again", async () => {
    const queryClient = aCacheReadBy('ada');
    const tell = forgetPreviousPerson(queryClient);
    tell(ada);
    tell(null);
    await waitFor(() => expect(queryClient.getQueryData(['directory'])).toBeUndefined());
    expect(queryClient.getQueryCache().find({ queryKey: myDataKeys.profile('ada') })).toBeUndefined();
  });

  it('loses it as well when somebody else takes over without a sign-out in between', async () => {
    const queryClient = aCacheReadBy('ada');
    const tell = forgetPreviousPerson(queryClient);
    tell(ada);
    tell(grace);
    await waitFor(() => expect(queryClient.getQueryData(myDataKeys.profile('ada'))).toBeUndefined());
  });

  it('stays while the same person stays', async () => {
    const queryClient = aCacheReadBy('ada');
    const tell = forgetPreviousPerson(queryClient);
    tell(ada);
    tell({ ...ada });
    await sleep(10);
    expect(queryClient.getQueryData(myDataKeys.profile('ada'))).toEqual({ name: 'ada' });
  });

  it('stays when the page learns for the first time who is there', async () => {
    const queryClient = aCacheReadBy('ada');
    forgetPreviousPerson(queryClient)(ada);
    await sleep(10);
    expect(queryClient.getQueryData(['directory'])).toEqual(['with contact lines']);
  });
});

/** Shows a person's projects, and runs something after it is drawn and before its effects. */
function MyProjects({ onDrawn }: { onDrawn?: (() => void) | undefined }) {
  useMyProjects();
  useLayoutEffect(() => onDrawn?.(), [onDrawn]);
  return null;
}

/** Somebody's projects are drawn, and drawn again with something that happens before the effects of that. */
function drawTwice(queryClient: ReturnType<typeof createQueryClient>, onSecondDrawn: () => void) {
  const page = (onDrawn?: () => void) => (
    <QueryClientProvider client={queryClient}>
      <MyProjects onDrawn={onDrawn} />
    </QueryClientProvider>
  );
  queryClient.setQueryData(myDataKeys.projects('ada'), []);
  const { rerender } = render(page());
  rerender(page(onSecondDrawn));
}

test('an effect that is still to run when its person signs out asks for nothing any more', async () => {
  const queryClient = createQueryClient();
  const tell = forgetPreviousPerson(queryClient);
  const calls = answerCalls(() => ({ body: [] }));
  setTokenSource(async () => null);
  publishSession(ada);
  tell(ada);
  drawTwice(queryClient, () => {
    publishSession(null);
    tell(null);
  });
  await waitFor(() => expect(queryClient.getQueryData(myDataKeys.projects('ada'))).toBeUndefined());
  await sleep(10);
  expect(calls).toEqual([]);
});

test('what is still drawn when its person signs out reads nothing again', async () => {
  const queryClient = createQueryClient();
  const calls = answerCalls(() => ({ body: [] }));
  setTokenSource(async () => null);
  publishSession(ada);
  drawTwice(queryClient, () => {
    publishSession(null);
    void queryClient.refetchQueries({ type: 'active' });
  });
  await sleep(10);
  expect(calls).toEqual([]);
});
