import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PictureDialog } from './picture-dialog.tsx';

const SIZE = { width: 400, height: 100 };
/** As high as the frame is wide, so that it moves up and down only until one zooms in. */
const SQUARE: ImageBitmap = { width: 400, height: 400, close: () => undefined };
/** The left, top, width and height of what was drawn last. */
let part: number[] = [];

class Pointer extends MouseEvent {
  readonly isPrimary: boolean;

  constructor(type: string, { isPrimary = false, ...init }: PointerEventInit) {
    super(type, init);
    this.isPrimary = isPrimary;
  }
}

/** jsdom decodes, draws and lays out nothing, and has no pointers. */
beforeEach(() => {
  Object.assign(globalThis, { createImageBitmap: () => Promise.resolve(SQUARE), PointerEvent: Pointer });
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => ({
      fillRect: () => undefined,
      drawImage: (_picture: ImageBitmap, ...numbers: number[]) => {
        part = numbers.slice(0, 4);
      },
    }),
    getBoundingClientRect: () => ({ width: 200, height: 50 }),
    setPointerCapture: () => undefined,
  });
});

async function choosePicture() {
  render(
    <PictureDialog
      title="Cover"
      size={SIZE}
      isBusy={false}
      failure={null}
      onSave={() => undefined}
      onClose={() => undefined}
    />,
  );
  await userEvent.upload(screen.getByLabelText('Choose a picture'), new File(['x'], 'a.png', { type: 'image/png' }));
  return screen.findByRole('application', { name: 'How others will see it' });
}

const at = (clientX: number, clientY: number) => ({ clientX, clientY, isPrimary: true, button: 0 });

test('the picture follows the pointer that drags it, and stays when that is let go', async () => {
  const frame = await choosePicture();
  expect(part).toEqual([0, 150, 400, 100]);
  fireEvent.pointerMove(frame, at(0, 0));
  fireEvent.pointerDown(frame, at(100, 20));
  fireEvent.pointerMove(frame, at(100, 30));
  expect(part).toEqual([0, 130, 400, 100]);
  fireEvent.pointerMove(frame, at(140, 20));
  expect(part).toEqual([0, 150, 400, 100]);
  fireEvent.lostPointerCapture(frame);
  fireEvent.pointerMove(frame, at(100, 50));
  expect(part).toEqual([0, 150, 400, 100]);
});

test('a second finger and the second button of a mouse drag nothing', async () => {
  const frame = await choosePicture();
  fireEvent.pointerDown(frame, { ...at(100, 20), isPrimary: false });
  fireEvent.pointerMove(frame, at(100, 30));
  fireEvent.pointerDown(frame, { ...at(100, 20), button: 2 });
  fireEvent.pointerMove(frame, at(100, 30));
  expect(part).toEqual([0, 150, 400, 100]);
});

test('the arrow keys move the picture, and the frame says so', async () => {
  const frame = await choosePicture();
  expect(frame).toHaveAccessibleDescription('Drag the picture to move it, or use the arrow keys.');
  fireEvent.change(screen.getByLabelText('Zoom'), { target: { value: '2' } });
  expect(part).toEqual([100, 175, 200, 50]);
  frame.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
  expect(part).toEqual([96, 173, 200, 50]);
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}{ArrowUp}');
  expect(part).toEqual([100, 175, 200, 50]);
});

test('the picture always covers the frame', async () => {
  const frame = await choosePicture();
  fireEvent.pointerDown(frame, at(100, 20));
  fireEvent.pointerMove(frame, at(900, 900));
  expect(part).toEqual([0, 0, 400, 100]);
  fireEvent.pointerMove(frame, at(-900, -900));
  expect(part).toEqual([0, 300, 400, 100]);
});

test('a part that will look blurred is said to, and is not any more once one zooms out', async () => {
  await choosePicture();
  expect(screen.queryByRole('status')).toBeNull();
  fireEvent.change(screen.getByLabelText('Zoom'), { target: { value: '3' } });
  expect(screen.getByRole('status')).toHaveTextContent('This part is small and will look blurred. Zoom out,');
  fireEvent.change(screen.getByLabelText('Zoom'), { target: { value: '1' } });
  expect(screen.queryByRole('status')).toBeNull();
});

test('a picture that is too small for its place is said to be, without advice to zoom out', async () => {
  const small = { ...SQUARE, width: 150, height: 150 };
  Object.assign(globalThis, { createImageBitmap: () => Promise.resolve(small) });
  await choosePicture();
  expect(screen.getByRole('status')).toHaveTextContent(/^This picture is small and will look blurred\. Choose/);
});
