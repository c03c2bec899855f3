import type { ComponentType } from 'react';
import { loadModals } from './load-modals.ts';
import { LoadingDialog } from './loading-dialog.tsx';
import { LostDialog } from './lost-dialog.tsx';
import { loadParts, useParts } from './use-parts.ts';

/**
 * A dialog in a chunk of its own, which comes when it is first asked for; it is placed in the page only while it is open. What can't be
 * had is said in its place, and asked for again the next time.
 *
 * @example const EditDialog = lazyDialog('Edit', () => import('./edit-dialog.tsx').then((file) => file.EditDialog));
 * @param title said where it can't be had
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  title: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  // In one round trip.
  const loadAll = async () => {
    const [Content] = await Promise.all([load(), loadParts(loadModals)]);
    return { Content };
  };
  return (props: Props) => <LazyDialog title={title} load={loadAll} props={props} />;
}

interface LazyDialogProps<Props> {
  title: string;
  load: () => Promise<{ Content: ComponentType<Props> }>;
  props: Props;
}

function LazyDialog<Props extends { onClose: () => void }>({ title, load, props }: LazyDialogProps<Props>) {
  const parts = useParts(load, true);
  if (parts === 'lost') return <LostDialog title={title} onClose={props.onClose} />;
  return parts ? <parts.Content {...props} /> : <LoadingDialog />;
}
