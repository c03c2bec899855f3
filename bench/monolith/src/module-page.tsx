import type { ModuleName } from '@crewdeck/module-sdk';
import { PagePlaceholder } from '#sources/shell/src/modules/page-placeholder.tsx';
import { LazyComponent } from './lazy-component.tsx';

/** In place of the shell's `modules/module-page.tsx`. */
export function ModulePage({ module, page, title }: { module: ModuleName; page: string; title: string }) {
  return (
    <LazyComponent
      key={`${module}/${page}`}
      module={module}
      kind="pages"
      name={page}
      placeholder={<PagePlaceholder title={title} />}
    />
  );
}
