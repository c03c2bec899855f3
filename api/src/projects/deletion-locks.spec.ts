import { lockAccounts } from '../database/lock-order.ts';
import { aPerson, aProject } from '../testing/builders.ts';
import type { Person } from '../testing/people.ts';
import { anOps } from '../testing/release-builders.ts';
import { TestApi } from '../testing/test-api.ts';

describe('while another transaction deletes or hides', () => {
  let api: TestApi;
  let owner: Person;

  beforeAll(async () => {
    api = await TestApi.start();
    owner = await aPerson(api);
  });

  afterAll(() => api.stop());

  /** An answer arrives only if the call doesn't wait for the lock. */
  const callMeanwhile = (caller: Person, call: Parameters<TestApi['call']>[1], body?: object) =>
    api.database.transaction(async (manager) => {
      await lockAccounts(manager);
      return api.call(caller, call, { body });
    });

  it('a stranger is refused at once who deletes the project of another', async () => {
    const stranger = await aPerson(api);
    const open = await aProject(api, { owner });
    const closed = await aProject(api, { owner, collaborationType: 'Invite only' });
    expect((await callMeanwhile(stranger, `DELETE /api/projects/${open.id}`)).status).toBe(403);
    expect((await callMeanwhile(stranger, `DELETE /api/projects/${closed.id}`)).status).toBe(404);
  });

  it('ops are refused at once who decide on their own project', async () => {
    const { id } = await aProject(api, { owner });
    const ops = { ...owner, role: anOps().role };
    const path = `POST /api/abuse-reports/project/${id}/decisions` as const;
    expect((await callMeanwhile(ops, path, { action: 'hide', reason: 'A reason' })).status).toBe(403);
  });
});
