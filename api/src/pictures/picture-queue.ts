import { Injectable } from '@nestjs/common';
import { DomainError, RateLimitError } from '../platform/errors/domain-error.ts';
import { makePicture, type Shape } from './make-picture.ts';

/** With the one that is made. Each holds its upload in memory. */
const MOST_WAITING = 8;

/** Makes one picture after another, so that all other calls of this process have the rest of the machine. */
@Injectable()
export class PictureQueue {
  private readonly people = new Set<string>();
  private last: Promise<unknown> = Promise.resolve();

  /** @throws DomainError when this person has one under way, or too many others have */
  async make(personId: string, upload: Buffer, shape: Shape): Promise<Buffer> {
    if (this.people.has(personId))
      throw new RateLimitError(1, "We're still working on your last picture. Wait a moment.");
    if (this.people.size >= MOST_WAITING)
      throw new DomainError('server.unavailable', 'Many people are changing their picture. Try again in a moment.');
    this.people.add(personId);
    const made = this.last.then(() => makePicture(upload, shape)).finally(() => this.people.delete(personId));
    this.last = made.catch(() => undefined);
    return made;
  }
}
