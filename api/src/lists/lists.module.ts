import { Global, Module } from '@nestjs/common';
import { ListReader } from './list-reader.ts';

@Global()
@Module({ providers: [ListReader], exports: [ListReader] })
export class ListsModule {}
