import { accountExportSchema } from '@crewdeck/contract/schemas';
import { Controller, Delete, Get, HttpCode } from '@nestjs/common';
import type { Caller } from '../platform/auth/caller.ts';
import { CurrentCaller } from '../platform/auth/decorators.ts';
import { Operation } from '../platform/http/operation.decorator.ts';
import { AccountService } from './account.service.ts';

@Controller('api/account')
export class AccountController {
  constructor(private readonly account: AccountService) {}

  @Operation({ summary: 'Everything that the caller has here', answer: accountExportSchema })
  @Get('export')
  export(@CurrentCaller() caller: Caller) {
    return this.account.export(caller);
  }

  @Operation({
    summary: 'Deletes everything that the caller has here, irreversibly; they must have just signed in',
    answer: null,
    refusals: ['auth.not_fresh'],
  })
  @Delete()
  @HttpCode(204)
  remove(@CurrentCaller() caller: Caller) {
    return this.account.remove(caller);
  }
}
