import type { ValidCreateProject, ValidListProjectsQuery, ValidUpdateProject } from '@crewdeck/contract';
import { createProjectSchema, listProjectsQuerySchema, updateProjectSchema } from '@crewdeck/contract/schemas';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import type { Caller } from '../platform/auth/caller.ts';
import { CurrentCaller } from '../platform/auth/current-caller.decorator.ts';
import { Public } from '../platform/auth/public.decorator.ts';
import { idSchema } from '../platform/http/id.schema.ts';
import { ProjectsService } from './projects.service.ts';

@Controller('api')
export class ProjectsController {
  constructor(private readonly projects: ProjectsService) {}

  @Public()
  @Get('projects')
  list(@Query({ schema: listProjectsQuerySchema }) query: ValidListProjectsQuery) {
    return this.projects.list(query);
  }

  @Get('projects/mine')
  listMine(@CurrentCaller() caller: Caller) {
    return this.projects.listMine(caller);
  }

  @Get('users/:userId/projects')
  listOf(@CurrentCaller() caller: Caller, @Param('userId') userId: string) {
    return this.projects.listOf(caller, userId);
  }

  @Public()
  @Get('projects/:id')
  get(@CurrentCaller() caller: Caller | null, @Param('id', { schema: idSchema }) id: string) {
    return this.projects.get(caller, id);
  }

  @Post('projects')
  create(@CurrentCaller() caller: Caller, @Body({ schema: createProjectSchema }) input: ValidCreateProject) {
    return this.projects.create(caller, input);
  }

  @Patch('projects/:id')
  update(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: updateProjectSchema }) changes: ValidUpdateProject,
  ) {
    return this.projects.update(caller, id, changes);
  }

  @Delete('projects/:id')
  @HttpCode(204)
  remove(@CurrentCaller() caller: Caller, @Param('id', { schema: idSchema }) id: string) {
    return this.projects.remove(caller, id);
  }
}
