import type { Channel, LogEntry, LogHead, ReleaseLog } from '@crewdeck/contract';
import type { History } from '@crewdeck/releases/channel-rules';
import type { ReleaseRecord } from '@crewdeck/releases/release-record';
import type { PathOwners } from '@crewdeck/releases/route-pattern';
import { canonicalJson } from '@crewdeck/releases/signing/canonical';
import { type EntryOf, signEntry } from '@crewdeck/releases/signing/entries';
import { historyOf, isSame, type LogState, nameOf } from '@crewdeck/releases/signing/log-state';
import { ownersOf } from '@crewdeck/releases/signing/logged-paths';
import { statementOf } from '@crewdeck/releases/signing/release-statement';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../platform/config/variables.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { LogWriter } from './log-writer.ts';
import { ReleaseLogRepository } from './release-log.repository.ts';

export type Statement<Kind extends LogEntry['kind']> = EntryOf<Kind>['statement'];
/** A statement without the time, which is the signer's own. */
export type Said<S> = S extends unknown ? Omit<S, 'at'> & { readonly [field: string]: unknown } : never;

const MOST_IN_A_PAGE = 200;

/** Where a trust root is set, everything that is done to releases is signed and in the log; without one, nothing is. */
@Injectable()
export class ReleaseLogService {
  private readonly writer: LogWriter | null;

  constructor(
    private readonly log: ReleaseLogRepository,
    @Inject(CONFIG)
    private readonly config: Pick<Config, 'RELEASE_TRUST' | 'RELEASE_LOG_KEY' | 'RELEASE_NIGHT_KEY'>,
  ) {
    const { RELEASE_TRUST: trust, RELEASE_LOG_KEY: key } = config;
    this.writer = trust && key ? new LogWriter(log, trust, key) : null;
  }

  get isOn(): boolean {
    return this.writer !== null;
  }

  /** What is signed by now, `null` where nothing is. @param manager of a transaction that holds the registry's lock */
  async read(manager: EntityManager): Promise<LogState | null> {
    return this.writer ? this.writer.read(manager) : null;
  }

  /** As the log tells it, `null` where there is none. @param manager of a transaction that holds the registry's lock */
  async readHistory(manager: EntityManager, module: string): Promise<History | null> {
    const state = await this.read(manager);
    return state && historyOf(state.modules.get(module));
  }

  /** Who owns which addresses. @param told by the database, which counts where nothing was signed */
  async readOwners(manager: EntityManager, told: PathOwners): Promise<PathOwners> {
    const state = await this.read(manager);
    return state ? ownersOf(state, told) : told;
  }

  /** @throws DomainError when the database says something else than what was signed */
  async requireSame(
    manager: EntityManager,
    module: string,
    current: { revision: number; channel: Channel } | null,
  ): Promise<void> {
    const state = await this.read(manager);
    if (!state) return;
    const logged = state.modules.get(module);
    if (!logged && current) throw new DomainError('release.unsigned', notAdopted(module));
    if (!isSame(current, logged)) throw new DomainError('release.wrong_signature', differs(module));
  }

  /**
   * Adds what somebody has signed, in the transaction of what it is about.
   *
   * @param said what the request says: the statement must say the same
   * @throws DomainError `release.unsigned` without an entry, `release.wrong_signature` when it may not be in the log
   */
  async append<Kind extends LogEntry['kind']>(
    manager: EntityManager,
    kind: Kind,
    said: Said<Statement<Kind>>,
    entry: LogEntry | undefined,
  ): Promise<void> {
    if (!this.writer) return;
    if (!entry)
      throw new DomainError('release.unsigned', `${UNSIGNED}${kind === 'preview' ? ` ${previewFor(said)}` : ''}`);
    const { at: _, ...statement } = entry.statement;
    if (entry.kind !== kind || canonicalJson(statement) !== canonicalJson(said))
      throw new DomainError(
        'release.wrong_signature',
        'What is signed is not what is asked for. Use the release command of this API’s version.',
      );
    await this.writer.append(manager, [entry]);
  }

  /** A release that is in the log already, under the same key, is left alone. The signatures of files are the signer's to say. */
  async appendRelease(
    manager: EntityManager,
    record: Omit<ReleaseRecord, 'publication'>,
    entry: LogEntry | undefined,
  ): Promise<void> {
    const said = statementOf(record, filesIn(entry));
    const state = await this.read(manager);
    const known = state?.releases.get(nameOf(said));
    if (known && known.digest === said.digest && (!entry || entry.key === known.key)) return;
    await this.append(manager, 'release', said, entry);
  }

  /** Adds what is decided without anybody's key. @throws DomainError with the command when it needs one */
  async appendByNight(manager: EntityManager, said: Said<Statement<'night' | 'change'>>): Promise<void> {
    const { RELEASE_NIGHT_KEY: key } = this.config;
    if (!this.writer || !key) return;
    const entry = signEntry('night', { ...said, at: new Date().toISOString() } as Statement<'night'>, key);
    const refused = (reason: string) => new DomainError('release.unsigned', `${reason} ${commandFor(said)}`);
    await this.writer.append(manager, [entry], refused);
  }

  /** Adds several at once, each of which says for itself what it is about. @returns what the log says then */
  async appendAll(manager: EntityManager, entries: readonly LogEntry[]): Promise<LogState> {
    if (!this.writer) throw new DomainError('release.unsigned', 'This API has no RELEASE_TRUST, so it keeps no log.');
    return this.writer.append(manager, entries);
  }

  readHead(): Promise<LogHead | null> {
    return this.log.readHead();
  }

  /** Open to everybody. */
  async readPage(from: number): Promise<ReleaseLog> {
    const [lines, head] = await Promise.all([this.log.read(from, MOST_IN_A_PAGE), this.log.readHead()]);
    return { from, entries: lines.map(({ entry }) => entry), head };
  }
}

const UNSIGNED =
  'Releases are signed here: set CREWDECK_SIGNING_KEY to the squad’s key, which ops register with "release keys register".';

function filesIn(entry: LogEntry | undefined): Statement<'release'>['files'] {
  return entry?.kind === 'release' ? entry.statement.files : {};
}

function commandFor({ action, module, release, to, percent, steps, pauseMinutes }: Record<string, unknown>): string {
  const planned = Array.isArray(steps) && ` --steps ${steps.join()} --pause ${pauseMinutes}m`;
  const share = planned || (percent === 100 ? '' : ` --percent ${percent}`);
  if (action === 'activate') return `Sign it with: npm run release -- activate ${module}@${release}${share}`;
  return `Sign it with: npm run release -- ${action} ${module}${to ? ` --to ${to}` : ''} --reason "…"`;
}

function previewFor({ module, release }: Record<string, unknown>): string {
  return `Then: npm run release -- preview ${module}@${release}`;
}

function notAdopted(module: string): string {
  return `${module} was released before anything was signed: ops sign what is live with "release adopt ${module}".`;
}

function differs(module: string): string {
  return `What the database says of ${module} is not what was signed. Ops look with "release log verify".`;
}
