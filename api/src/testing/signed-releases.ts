import { randomUUID } from 'node:crypto';
import {
  type ChangeRelease,
  type ErrorBody,
  type LogEntry,
  type LogHead,
  type ModuleStatus,
  type PublishedRelease,
  paths,
  type ReleaseLog,
} from '@crewdeck/contract';
import { type ReleaseRecord, releaseIdOf } from '@crewdeck/releases/release-record';
import { type EntryOf, signEntry } from '@crewdeck/releases/signing/entries';
import { signFiles } from '@crewdeck/releases/signing/file-signatures';
import { newPrivateKey, type PrivateKey, publicKeyOf, readPrivateKey } from '@crewdeck/releases/signing/keys';
import { statementOf } from '@crewdeck/releases/signing/release-statement';
import type { Trust } from '@crewdeck/releases/signing/trust';
import type { Account } from './people.ts';
import { aDeployToken, aModuleName, anOps, aRecord, statusOf } from './release-builders.ts';
import { type Answer, TestApi } from './test-api.ts';

export const aKey = () => readPrivateKey(newPrivateKey());
const now = () => new Date().toISOString();

/** An entry that is signed, though by nobody who may. */
export function aKeyEntry(module: string): LogEntry {
  const [key, other] = [aKey(), aKey()];
  const said = { action: 'register', role: 'squad', module, key: publicKeyOf(other) } as const;
  return signEntry('keys', { ...said, at: now() }, key);
}

type WithoutRevision<T> = T extends unknown ? Omit<T, 'expectedRevision' | 'entry'> : never;
export type Wish = WithoutRevision<ChangeRelease>;

/** The keys of a system of which everything is signed. */
export class Keys {
  readonly ops = aKey();
  readonly recovery = aKey();
  readonly log = aKey();
  readonly night = aKey();

  get trust(): Trust {
    return { ops: [publicKeyOf(this.ops), publicKeyOf(this.recovery)], log: publicKeyOf(this.log) };
  }

  get environment(): Record<string, string> {
    const pem = (key: PrivateKey) => key.export({ format: 'pem', type: 'pkcs8' }).toString();
    const [ops, recovery] = this.trust.ops;
    return {
      RELEASE_TRUST: `ops:${ops},ops:${recovery},log:${this.trust.log}`,
      RELEASE_LOG_KEY: pem(this.log),
      RELEASE_NIGHT_KEY: pem(this.night),
      PREVIEW_KEYS: 'the first key is the one that signs',
    };
  }
}

interface SaidOfKey {
  readonly action: 'register' | 'revoke';
  readonly role: 'squad' | 'night' | 'ops';
  readonly key: string;
  readonly module?: string;
  readonly since?: number;
}

/** An API that takes nothing unsigned. */
export class SignedApi {
  private constructor(
    readonly api: TestApi,
    readonly keys: Keys,
  ) {}

  static async start(environment: Record<string, string> = {}, keys = new Keys()): Promise<SignedApi> {
    const signed = new SignedApi(await TestApi.start({ ...keys.environment, ...environment }), keys);
    if (!environment.DATABASE_URL) {
      const answer = await signed.sayKeys({ action: 'register', role: 'night', key: publicKeyOf(keys.night) });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    }
    return signed;
  }

  append(entries: LogEntry[], records: ReleaseRecord[] = [], actor: Account | null = anOps()) {
    return this.api.call<LogHead & ErrorBody>(actor, `POST ${paths.releaseLog()}`, { body: { entries, records } });
  }

  sayKeys(statement: SaidOfKey, key = this.keys.ops) {
    return this.append([signEntry('keys', { ...statement, at: now() }, key)]);
  }

  /** A module with a key of its own. */
  async aSquad(): Promise<Squad> {
    const module = aModuleName();
    const key = aKey();
    await this.sayKeys({ action: 'register', role: 'squad', module, key: publicKeyOf(key) });
    return new Squad(this.api, module, key, await aDeployToken(this.api, module, randomUUID()));
  }

  async log(): Promise<ReleaseLog> {
    return (await this.api.call<ReleaseLog>(null, `GET ${paths.releaseLog()}`)).body;
  }
}

/** What a squad's pipeline does with its deploy token and its key. */
export class Squad {
  constructor(
    readonly api: TestApi,
    readonly module: string,
    readonly key: PrivateKey,
    readonly token: string,
  ) {}

  async publish(version: string, key: PrivateKey | null = this.key, record = this.record(version)) {
    const entry = key && signRelease(record, key);
    const publication = { commit: null, at: now(), by: 'a squad', ...(entry && { entry }) };
    const answer = await this.api.call<PublishedRelease & ErrorBody>(null, 'POST /api/releases', {
      token: this.token,
      body: { ...record, publication },
    });
    return { ...answer, record, entry, release: releaseIdOf(record) };
  }

  record(version: string): ReleaseRecord {
    return aRecord({ module: this.module, version });
  }

  async sign(wish: Wish, key = this.key): Promise<EntryOf<'change'>> {
    const { reason: _, ...change } = { percent: undefined, ...wish };
    const after = (await statusOf(this.api, this.module))?.revision ?? 0;
    const said = { ...JSON.parse(JSON.stringify(change)), module: this.module, after, at: now() };
    return signEntry('change', said, key);
  }

  /** @param entry of another key, or of another time; `null` for none */
  async change(wish: Wish, entry?: LogEntry | null): Promise<Answer<ModuleStatus & ErrorBody>> {
    const signed = entry === undefined ? await this.sign(wish) : entry;
    const expectedRevision = (await statusOf(this.api, this.module))?.revision ?? 0;
    const body = { ...wish, expectedRevision, ...(signed && { entry: signed }) };
    return this.api.call(null, `POST ${paths.releaseChanges(this.module)}`, { token: this.token, body });
  }

  /** Releases that were live one after another; answers their ids. */
  async goLive(...versions: string[]): Promise<string[]> {
    const releases: string[] = [];
    for (const version of versions) {
      const { release } = await this.publish(version);
      const { status, body } = await this.change({ action: 'activate', release, percent: 100 });
      if (status !== 200) throw new Error(body.error);
      releases.push(release);
    }
    return releases;
  }
}

function signRelease(record: ReleaseRecord, key: PrivateKey): EntryOf<'release'> {
  const files = signFiles(new Map(Object.keys(record.files).map((name) => [name, Buffer.from(name)])), key);
  return signEntry('release', { ...statementOf(record, files), at: now() }, key);
}
