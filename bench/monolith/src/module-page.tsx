import type { ModuleName } from '@crewdeck/module-sdk';
import { type PageHeading, PagePlaceholder } from '#sources/shell/src/modules/page-placeholder.tsx';
import { LazyComponent } from './lazy-component.tsx';

interface Props extends PageHeading {
  module: ModuleName;
  page: string;
}

/** In place of the shell's `modules/module-page.tsx`. */
export function ModulePage({ module, page, title, lead, width }: Props) {
  return (
    <LazyComponent
      key={`${module}/${page}`}
      module={module}
      kind="pages"
      name={page}
      placeholder={<PagePlaceholder title={title} lead={lead} width={width} />}
    />
  );
}
