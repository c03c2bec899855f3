import { type RefObject, useEffect, useRef, useState } from 'react';
import { CENTRED, type Crop, isBlurred, moved, partOf, type Shift, type Size } from './crop.ts';

const UNREADABLE = "We couldn't read this picture. Choose a JPEG, PNG or WebP file.";
const TYPE = 'image/jpeg';
const QUALITY = 0.9;

/** A picture from a file, and the part of it that the canvas shows, in as many pixels as `size` says. */
export function usePictureFile(canvas: RefObject<HTMLCanvasElement | null>, size: Size) {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [crop, setCrop] = useState(CENTRED);
  const chosen = useRef<File | null>(null);

  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, crop);
  }, [canvas, picture, crop]);

  // A decoded photo takes up to 200 MB.
  useEffect(() => () => picture?.close(), [picture]);

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    chosen.current = file;
    setCrop(CENTRED);
    setIsReading(true);
    const read = await createImageBitmap(file).catch(() => null);
    // Another file was chosen while this one was read.
    if (chosen.current !== file) return read?.close();
    setIsReading(false);
    setPicture(read);
    setProblem(read ? null : UNREADABLE);
  }

  function move(by: Shift): void {
    const frame = canvas.current;
    if (picture && frame) setCrop((before) => moved(picture, before, frame, by));
  }

  /** Of what the canvas shows: a new file, without what the chosen one said of place and camera. */
  function toFile(): Promise<Blob> {
    return new Promise((resolve, reject) => {
      const done = (file: Blob | null) => (file ? resolve(file) : reject(new Error('The canvas gave no picture.')));
      if (canvas.current) canvas.current.toBlob(done, TYPE, QUALITY);
      else done(null);
    });
  }

  return {
    hasPicture: picture !== null,
    isBlurred: picture !== null && isBlurred(picture, crop, size),
    isReading,
    problem,
    crop,
    choose: (file: File | undefined) => void choose(file),
    zoom: (zoom: number) => setCrop((before) => ({ ...before, zoom })),
    move,
    toFile,
  };
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap | null, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  // What is see-through would turn black in a JPEG.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  if (!picture) return;
  const { left, top, width, height } = partOf(picture, crop, canvas);
  context.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
}
