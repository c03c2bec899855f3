import type { ModuleName } from '@crewdeck/module-sdk';
import { type PageHeading, PagePlaceholder } from '#sources/shell/src/modules/page-placeholder.tsx';
import { LazyComponent } from './lazy-component.tsx';

interface Props {
  module: ModuleName;
  page: string;
  title: string;
  headed?: PageHeading | undefined;
}

/** In place of the shell's `modules/module-page.tsx`. */
export function ModulePage({ module, page, title, headed }: Props) {
  return (
    <LazyComponent
      key={`${module}/${page}`}
      module={module}
      kind="pages"
      name={page}
      placeholder={<PagePlaceholder title={title} headed={headed} />}
    />
  );
}
