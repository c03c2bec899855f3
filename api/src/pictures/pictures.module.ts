import { Module } from '@nestjs/common';
import { Entities } from '../database/entities.decorator.ts';
import { UsersModule } from '../users/users.module.ts';
import { PictureEntity } from './picture.entity.ts';
import { PictureQueue } from './picture-queue.ts';
import { PicturesController } from './pictures.controller.ts';
import { PicturesRepository } from './pictures.repository.ts';
import { PicturesService } from './pictures.service.ts';

@Entities(PictureEntity)
@Module({
  imports: [UsersModule],
  controllers: [PicturesController],
  providers: [PicturesService, PicturesRepository, PictureQueue],
  exports: [PicturesService],
})
export class PicturesModule {}
