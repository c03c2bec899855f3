import type { Caller } from '../platform/auth/caller.ts';
import { EventStream } from '../platform/http/event-stream.ts';

const LIST = 'invites';
/** One browser has one. The oldest gives way, as it may be one whose browser is gone. */
const MOST_OF_ONE_PERSON = 5;
/** How long it then stays away, or two browsers would take it from each other all the time. */
const GIVEN_WAY_MS = 5 * 60_000;

/** The open stream of one browser. */
export interface LiveStream {
  readonly caller: Caller;
  readonly stream: EventStream;
  /** The version that its reader has. */
  told: string | undefined;
}

/** Everybody who has a stream open in this process. */
export class LiveStreams {
  private readonly ofPerson = new Map<string, Set<LiveStream>>();

  get isEmpty(): boolean {
    return this.ofPerson.size === 0;
  }

  get count(): number {
    return this.all().length;
  }

  all(): LiveStream[] {
    return [...this.ofPerson.values()].flatMap((streams) => [...streams]);
  }

  /** @param profileIds of people who may have none open */
  of(profileIds: readonly string[]): LiveStream[] {
    return profileIds.flatMap((id) => [...(this.ofPerson.get(id) ?? [])]);
  }

  /** @param told the version that its reader has already */
  open(caller: Caller, told: string | undefined): LiveStream {
    const person = caller.profileId ?? caller.uid;
    const others = this.ofPerson.get(person) ?? new Set();
    this.ofPerson.set(person, others);
    const live: LiveStream = { caller, stream: new EventStream(), told };
    others.add(live);
    live.stream.once('close', () => this.forget(person, live));
    const [oldest] = others;
    if (others.size > MOST_OF_ONE_PERSON) oldest?.stream.end(GIVEN_WAY_MS);
    return live;
  }

  private forget(person: string, live: LiveStream): void {
    const streams = this.ofPerson.get(person);
    streams?.delete(live);
    if (streams?.size === 0) this.ofPerson.delete(person);
  }
}

/** Tells the version of a person's list, unless their browser has it. */
export function tellVersion(live: LiveStream, version: string): void {
  if (live.told === version) return;
  live.told = version;
  live.stream.tell({ id: version, data: LIST });
}
