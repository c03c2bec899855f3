import { Module } from '@nestjs/common';
import { FittingPeople } from './fitting-people.ts';
import { FittingProjects } from './fitting-projects.ts';
import { SkillRarity } from './skill-rarity.ts';

@Module({ providers: [FittingPeople, FittingProjects, SkillRarity], exports: [FittingPeople, FittingProjects] })
export class BestFitModule {}
