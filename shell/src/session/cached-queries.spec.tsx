import { myDataKeys, type SessionUser } from '@crewdeck/module-sdk';
import { createQueryClient } from '@crewdeck/module-sdk/host';
import { forgetPreviousPerson } from './cached-queries.ts';

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
  it("loses the previous person's own data and reads all lists again", () => {
    const queryClient = aCacheReadBy('ada');
    const tell = forgetPreviousPerson(queryClient);
    tell(ada);
    tell(null);
    expect(queryClient.getQueryCache().find({ queryKey: myDataKeys.profile('ada') })).toBeUndefined();
    expect(queryClient.getQueryData(['directory'])).toBeUndefined();
  });

  it('loses it as well when somebody else takes over without a sign-out in between', () => {
    const queryClient = aCacheReadBy('ada');
    const tell = forgetPreviousPerson(queryClient);
    tell(ada);
    tell(grace);
    expect(queryClient.getQueryData(myDataKeys.profile('ada'))).toBeUndefined();
  });

  it('stays while the same person stays', () => {
    const queryClient = aCacheReadBy('ada');
    const tell = forgetPreviousPerson(queryClient);
    tell(ada);
    tell({ ...ada });
    expect(queryClient.getQueryData(myDataKeys.profile('ada'))).toEqual({ name: 'ada' });
  });

  it('stays when the page learns for the first time who is there', () => {
    const queryClient = aCacheReadBy('ada');
    forgetPreviousPerson(queryClient)(ada);
    expect(queryClient.getQueryData(['directory'])).toEqual(['with contact lines']);
  });
});
