import { Module } from '@nestjs/common';
import { FittingPeople } from './fitting-people.ts';
import { FittingProjects } from './fitting-projects.ts';
import { ShownFits } from './shown-fits.ts';
import { SkillRarity } from './skill-rarity.ts';

@Module({
  providers: [FittingPeople, FittingProjects, ShownFits, SkillRarity],
  exports: [FittingPeople, FittingProjects, ShownFits],
})
export class BestFitModule {}
