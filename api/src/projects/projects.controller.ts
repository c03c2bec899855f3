import type { ValidCreateProject, ValidListProjectsQuery, ValidUpdateProject } from '@crewdeck/contract';
import {
  createProjectSchema,
  entityIdSchema,
  listedProjectSchema,
  listProjectsQuerySchema,
  projectPageSchema,
  projectSchema,
  updateProjectSchema,
  userReferenceSchema,
} from '@crewdeck/contract/schemas';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../platform/auth/caller.ts';
import { CurrentCaller, Public } from '../platform/auth/decorators.ts';
import { Operation } from '../platform/http/operation.decorator.ts';
import { ProjectsService } from './projects.service.ts';

@Controller('api')
export class ProjectsController {
  constructor(private readonly projects: ProjectsService) {}

  @Operation({
    summary: 'The projects that are open to all, the newest first unless another order is asked for',
    answer: z.array(listedProjectSchema),
  })
  @Public()
  @Get('projects')
  list(
    @CurrentCaller() caller: Caller | null,
    @Query({ schema: listProjectsQuerySchema }) query: ValidListProjectsQuery,
  ) {
    return this.projects.list(caller, query);
  }

  @Operation({ summary: "The caller's own projects, the newest first", answer: z.array(projectSchema) })
  @Get('projects/mine')
  listMine(@CurrentCaller() caller: Caller) {
    return this.projects.listMine(caller);
  }

  @Operation({
    summary: 'The projects that a person owns; their own only',
    answer: z.array(projectSchema),
    refusals: ['user.not_found'],
  })
  @Get('users/:userId/projects')
  listOf(@CurrentCaller() caller: Caller, @Param('userId', { schema: userReferenceSchema }) userId: string) {
    return this.projects.listOf(caller, userId);
  }

  @Operation({
    summary: 'One project that the caller may see, and what they are to it',
    answer: projectPageSchema,
    refusals: ['project.not_found'],
  })
  @Public()
  @Get('projects/:id')
  get(@CurrentCaller() caller: Caller | null, @Param('id', { schema: entityIdSchema }) id: string) {
    return this.projects.get(caller, id);
  }

  @Operation({
    summary: 'Posts a project',
    answer: projectSchema,
    refusals: ['user.profile_required', 'project.deadline_in_past', 'project.hackathon_unknown'],
  })
  @Post('projects')
  create(@CurrentCaller() caller: Caller, @Body({ schema: createProjectSchema }) input: ValidCreateProject) {
    return this.projects.create(caller, input);
  }

  @Operation({
    summary: 'Changes what is sent of a project, as its owner',
    answer: projectSchema,
    refusals: [
      'user.profile_required',
      'project.not_found',
      'project.not_owner',
      'project.size_below_team',
      'project.deadline_in_past',
      'project.hackathon_unknown',
    ],
  })
  @Patch('projects/:id')
  update(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: entityIdSchema }) id: string,
    @Body({ schema: updateProjectSchema }) changes: ValidUpdateProject,
  ) {
    return this.projects.update(caller, id, changes);
  }

  @Operation({
    summary: 'Deletes a project with its invites and interests, as its owner',
    answer: null,
    refusals: ['project.not_found', 'project.not_owner'],
  })
  @Delete('projects/:id')
  @HttpCode(204)
  remove(@CurrentCaller() caller: Caller, @Param('id', { schema: entityIdSchema }) id: string) {
    return this.projects.remove(caller, id);
  }
}
