import type { Registry } from '@crewdeck/contract';
import { TestLog } from './a-log.ts';
import { aChannel, aRegistry } from './a-registry.ts';
import { publish } from './a-release.ts';
import { KEY } from './a-token.ts';
import { TestEdge } from './test-edge.ts';
import { until } from './until.ts';

const MODULES = ['shell', 'mf-explore', 'mf-profile'];

/** An edge with a trust root, before an API whose log holds two releases of mf-explore: the second is live, the first was. */
export class SignedEdge {
  readonly log = new TestLog();
  readonly edge: TestEdge;
  #revision = 0;

  static async start(): Promise<SignedEdge> {
    const signed = new SignedEdge(await TestEdge.create());
    const { log, edge } = signed;
    for (const [module, hash] of [
      ['shell', '00000000'],
      ['mf-explore', '11111111'],
      ['mf-explore', '22222222'],
      ['mf-explore', '33333333'],
    ] as const)
      await publish(edge.store, module, hash);
    log.begin(...MODULES);
    log.release('shell', '00000000');
    log.activate('shell', '00000000', 0);
    log.release('mf-explore', '11111111');
    log.activate('mf-explore', '11111111', 0);
    log.release('mf-explore', '22222222');
    log.activate('mf-explore', '22222222', 1);
    signed.tell();
    await signed.startEdge();
    await until(async () => (await signed.live()) === '1.0.0-22222222');
    return signed;
  }

  private constructor(edge: TestEdge) {
    this.edge = edge;
  }

  async startEdge(): Promise<void> {
    await this.edge.start({ RELEASE_TRUST: this.log.trust, PREVIEW_KEYS: KEY });
  }

  /** The API shows its log as it is now, and rings. @param changes of the registry that it tells of */
  tell(changes: Partial<Registry> = {}): void {
    this.#revision += 1;
    const { entries } = this.log;
    this.show(entries);
    const modules = { shell: aChannel('00000000'), 'mf-explore': aChannel('22222222') };
    this.edge.api.say({ ...aRegistry(this.#revision, modules), log: this.log.head(), ...changes });
  }

  /** What the API answers to whoever asks for its log. */
  show(entries: TestLog['entries'], head = this.log.head(entries)): void {
    this.edge.api.others = (request, response) => {
      const from = Number(new URL(request.url ?? '/', 'http://api').searchParams.get('from') ?? 0);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ from, entries: entries.slice(from, from + 5), head }));
    };
  }

  /** The release of mf-explore that pages try first. */
  async live(): Promise<string | undefined> {
    return (await this.edge.candidates('mf-explore'))[0];
  }

  /** Why the edge does not take what the API shows, once it says so. */
  async refusal(): Promise<string> {
    await until(async () => (await this.edge.health()).registry.state === 'forked');
    return (await this.edge.health()).log?.refused ?? '';
  }
}
