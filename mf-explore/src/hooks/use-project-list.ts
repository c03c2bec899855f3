import type { Project } from '@crewdeck/contract';
import { useHttp } from '@crewdeck/module-sdk';
import { listProjects } from '../api/list-projects.ts';
import { type ProjectFilters, projectQueryOf } from '../rules/project-filters.ts';
import { keepOpenToAll } from '../rules/visibility-filter.ts';
import { type PagedList, usePagedList } from './use-paged-list.ts';
import { useViewer } from './use-viewer.ts';

/** Projects that are open to all and match the filters. */
export function useProjectList(filters: ProjectFilters): PagedList<Project> {
  const http = useHttp();
  const viewer = useViewer();
  const list = usePagedList({
    name: 'projects',
    viewer: viewer.key,
    query: projectQueryOf(filters),
    read: (query, next, signal) => listProjects(http, query, next, signal),
  });
  return { ...list, items: keepOpenToAll(list.items) };
}
