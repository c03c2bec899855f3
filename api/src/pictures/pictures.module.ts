import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.ts';
import { PictureQueue } from './picture-queue.ts';
import { PicturesController } from './pictures.controller.ts';
import { PicturesRepository } from './pictures.repository.ts';
import { PicturesService } from './pictures.service.ts';

@Module({
  imports: [UsersModule],
  controllers: [PicturesController],
  providers: [PicturesService, PicturesRepository, PictureQueue],
  exports: [PicturesService],
})
export class PicturesModule {}
