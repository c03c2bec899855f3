import type { Type } from '@nestjs/common';
import { MODULE_METADATA } from '@nestjs/common/constants.js';
import { DOMAINS } from '../app.module.ts';
import { HealthController } from '../platform/health/health.controller.ts';
import { documentOf } from './document.ts';
import { type Operation, operationsOf } from './operations.ts';

/** Every call of the API, as its controllers declare it. */
export function currentOperations(): Operation[] {
  const controllers = DOMAINS.flatMap((domain) => Reflect.getMetadata(MODULE_METADATA.CONTROLLERS, domain) as Type[]);
  return operationsOf([...controllers, HealthController]);
}

/** The text of `openapi.json` as it should be committed. */
export function currentDocument(): string {
  return `${JSON.stringify(documentOf(currentOperations()), null, 2)}\n`;
}
