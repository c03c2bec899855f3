import { Module } from '@nestjs/common';
import { HackathonsModule } from '../hackathons/hackathons.module.ts';
import { OrganisersModule } from '../organisers/organisers.module.ts';
import { PicturesModule } from '../pictures/pictures.module.ts';
import { ProjectsModule } from '../projects/projects.module.ts';
import { CoversController } from './covers.controller.ts';
import { CoversService } from './covers.service.ts';

@Module({
  imports: [HackathonsModule, OrganisersModule, PicturesModule, ProjectsModule],
  controllers: [CoversController],
  providers: [CoversService],
  exports: [CoversService],
})
export class CoversModule {}
