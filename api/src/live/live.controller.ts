import { Controller, Get, Headers, StreamableFile } from '@nestjs/common';
import type { Caller } from '../platform/auth/caller.ts';
import { CurrentCaller } from '../platform/auth/decorators.ts';
import { Operation } from '../platform/http/operation.decorator.ts';
import { LiveService } from './live.service.ts';

@Controller('api/live')
export class LiveController {
  constructor(private readonly live: LiveService) {}

  @Operation({
    summary:
      "Tells whenever the caller's lists of invites, or what they have not read, have another version: the `ETag` that the lists answer with",
    answer: null,
    answerType: 'text/event-stream',
  })
  @Get()
  async open(@CurrentCaller() caller: Caller, @Headers('last-event-id') known?: string) {
    return new StreamableFile(await this.live.open(caller, known));
  }
}
