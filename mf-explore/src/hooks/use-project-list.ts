import type { ListedProject } from '@crewdeck/contract';
import { type ProjectFilters, type ProjectOrder, projectQueryOf } from '../rules/project-filters.ts';
import { type PagedList, usePagedList } from './use-paged-list.ts';
import type { Viewer } from './use-viewer.ts';

/** Projects that match the filters and are open to all: the server sees to that, and no answer can put others here (spec 5). */
export function useProjectList(filters: ProjectFilters, order: ProjectOrder, viewer: Viewer): PagedList<ListedProject> {
  const query = projectQueryOf(filters, order);
  const list = usePagedList<ListedProject>({
    name: 'projects',
    viewer: viewer.key,
    query,
    readPage: (http, page, signal) => http.getPage('GET /api/projects', { query: { ...query, ...page }, signal }),
  });
  return { ...list, items: list.items.filter(({ visibility }) => visibility === 'Open to All') };
}
