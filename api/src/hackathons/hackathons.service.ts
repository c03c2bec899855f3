import { Injectable } from '@nestjs/common';
import type { Page } from '../lists/page.ts';
import { HackathonsRepository } from './hackathons.repository.ts';

@Injectable()
export class HackathonsService {
  constructor(private readonly hackathons: HackathonsRepository) {}

  /** Open to everybody. */
  list(query: { limit: number; cursor?: string | undefined }): Promise<Page> {
    return this.hackathons.findPage(query);
  }
}
