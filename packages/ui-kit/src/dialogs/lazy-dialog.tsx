import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { StepFailure } from '../feedback/step-failure.tsx';
import { Dialog } from './dialog.tsx';
import { LoadingDialog } from './loading-dialog.tsx';

/**
 * A dialog in a chunk of its own, which loads when the dialog is first rendered. Render it only while it is open. When loading
 * fails, a dialog says so and offers to try again, as the next opening does.
 *
 * @example const EditDialog = lazyDialog('Edit', () => import('./edit-dialog.tsx').then((file) => file.EditDialog));
 * @param title of the dialog that says so
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  title: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const chunk: Chunk<Props> = { load, content: null };
  return (props: Props) => <LazyDialog {...{ title, chunk, props }} />;
}

interface Chunk<Props> {
  load: () => Promise<ComponentType<Props>>;
  /** `null` until it is loaded. */
  content: ComponentType<Props> | null;
}

interface LazyDialogProps<Props> {
  title: string;
  chunk: Chunk<Props>;
  props: Props;
}

function LazyDialog<Props extends { onClose: () => void }>({ title, chunk, props }: LazyDialogProps<Props>) {
  const [Content, setContent] = useState(() => chunk.content);
  const [isLost, setIsLost] = useState(false);

  useEffect(() => {
    if (isLost) return;
    let isCurrent = true;
    chunk.load().then(
      (loaded) => {
        chunk.content = loaded;
        if (isCurrent) setContent(() => loaded);
      },
      (error: unknown) => {
        if (!isCurrent) return;
        setIsLost(true);
        // Left unhandled, for the error handlers of the page.
        throw error;
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [chunk, isLost]);

  if (Content) return <Content {...props} />;
  if (!isLost) return <LoadingDialog />;
  const footer = (
    <>
      <Button onClick={props.onClose}>Close</Button>
      <Button variant="primary" onClick={() => setIsLost(false)}>
        Try again
      </Button>
    </>
  );
  return (
    <Dialog isOpen size="sm" title={title} footer={footer} onClose={props.onClose}>
      <StepFailure failure="We couldn't load this. Try again in a moment." />
    </Dialog>
  );
}
