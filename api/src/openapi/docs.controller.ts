import { Controller, Get, Header } from '@nestjs/common';
import { Public } from '../platform/auth/decorators.ts';
import { committedDocument } from './committed-document.ts';
import { CONTENT_SECURITY_POLICY, docsPage } from './docs-page.ts';

/** The document, for programs and for people. */
@Public()
@Controller('api/docs')
export class DocsController {
  private readonly document = committedDocument();
  private readonly page = docsPage(JSON.parse(this.document));

  @Get()
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', CONTENT_SECURITY_POLICY)
  read() {
    return this.page;
  }

  @Get('openapi.json')
  @Header('content-type', 'application/json; charset=utf-8')
  download() {
    return this.document;
  }
}
