import { LIMITS } from '@crewdeck/contract';
import { anInvite, aPerson, aProject, people } from '../../testing/builders.ts';
import { eventually } from '../../testing/eventually.ts';
import type { Person } from '../../testing/people.ts';
import { PUSH_KEYS, PushService, type TestBrowser } from '../../testing/push-service.ts';
import { Tarpit } from '../../testing/tarpit.ts';
import { TestApi } from '../../testing/test-api.ts';

const BROWSERS = 50;

describe('push services that never answer', () => {
  let api: TestApi;
  let service: PushService;

  beforeAll(async () => {
    service = await PushService.start();
    api = await TestApi.start({ ...PUSH_KEYS, PUSH_TO_LOOPBACK: 'true', MESSAGES_INTERVAL_MS: '200' });
  });

  afterAll(async () => {
    await api.stop();
    await service.stop();
  });

  const subscribe = (who: Person, { subscription }: TestBrowser) =>
    api.call(who, 'POST /api/account/push-subscriptions', { body: subscription });
  const inviteAll = async (owner: Person, receivers: readonly Person[]) => {
    const project = await aProject(api, { owner, maxTeamSize: 50 });
    for (const receiver of receivers) await anInvite(api, project, { sender: owner, receiver });
  };
  const toldSince = async (count: number) => {
    const since = Date.now();
    await eventually(async () => service.received.length > count, 60_000);
    return Date.now() - since;
  };

  it.each([1, BROWSERS])(`keep nobody else waiting, with ${BROWSERS} browsers at %d of them`, async (hosts) => {
    const tarpits = await Promise.all(Array.from({ length: hosts }, () => Tarpit.start()));
    const [owner, person] = [await aPerson(api), await aPerson(api)];
    await subscribe(person, service.aBrowser());
    const first = service.received.length;
    await inviteAll(owner, [person]);
    await toldSince(first);
    const stuck = await people(api, BROWSERS / LIMITS.pushSubscriptions);
    for (let browser = 0; browser < BROWSERS; browser += 1) {
      const [who, tarpit] = [stuck[browser % stuck.length], tarpits[browser % hosts]];
      if (who && tarpit) await subscribe(who, tarpit.aBrowser());
    }
    for (let projects = 0; projects < 4; projects += 1) await inviteAll(owner, stuck);
    await eventually(async () => tarpits.some(({ taken }) => taken > 0));
    const told = service.received.length;
    await inviteAll(owner, [person]);
    expect(await toldSince(told)).toBeLessThan(15_000);
    await Promise.all(tarpits.map((tarpit) => tarpit.stop()));
  });
});
