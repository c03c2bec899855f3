import type { Profile } from '@crewdeck/contract';
import { answerCalls, createTestHost, type GivenAnswer, publishSession } from '@crewdeck/module-sdk/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ADA, aProfile } from '../../../testing/builders.ts';
import { PictureSection } from './picture-section.tsx';

const FILE = new File(['x'], 'me.png', { type: 'image/png' });
const PICTURE = '/api/pictures/one.webp';
const PICTURE_OF_ADA = `/api/users/${aProfile().id}/picture`;

beforeEach(() => publishSession(ADA));

function open(changes: Partial<Profile>, answer: () => GivenAnswer | Promise<GivenAnswer> = () => ({ status: 204 })) {
  const calls = answerCalls(answer);
  const { element } = createTestHost(<PictureSection profile={{ ...aProfile(), ...changes }} />, {
    at: '/create-profile',
  });
  const { container } = render(element);
  return { calls, container };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** jsdom decodes and draws no pictures: this stands for both. The journey of pictures uses the real ones. */
function withPictures(): void {
  const decoded: ImageBitmap = { width: 800, height: 600, close: () => undefined };
  Object.assign(globalThis, { createImageBitmap: () => Promise.resolve(decoded) });
  HTMLCanvasElement.prototype.getContext = () => null;
  HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['jpeg'], { type: 'image/jpeg' }));
}

async function chooseFile(): Promise<void> {
  await press('Add a picture');
  await userEvent.upload(await screen.findByLabelText('Choose a picture'), FILE);
}

test('somebody with a picture sees it, and removes it', async () => {
  const { calls, container } = open({ pictureUrl: PICTURE });
  expect(container.querySelector('img')).toHaveAttribute('src', PICTURE);
  await press('Remove picture');
  await screen.findByText('Picture removed.');
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain(`DELETE ${PICTURE_OF_ADA}`);
  expect(screen.getByRole('button', { name: 'Change picture' })).toHaveFocus();
});

test('a picture that could not be removed stays, and the reason is said', async () => {
  open({ pictureUrl: PICTURE }, () => ({ status: 503 }));
  await press('Remove picture');
  expect(await screen.findByText("We couldn't remove your picture. Try again.")).toBeVisible();
});

test('somebody whose picture is hidden reads why', () => {
  open({ pictureHiddenReason: 'Not a face' });
  expect(screen.getByText('Not a face')).toBeVisible();
});

test('a file that is no picture is said to be none, and nothing can be saved', async () => {
  withPictures();
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('no picture')) });
  open({});
  await chooseFile();
  expect(await screen.findByText(/couldn't read this picture/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save picture' })).toBeDisabled();
});

test('the area says what it takes, and offers no part of a picture before there is one', async () => {
  withPictures();
  open({});
  await press('Add a picture');
  const area = await screen.findByLabelText('Choose a picture');
  expect(area).toHaveFocus();
  expect(area).toHaveAccessibleDescription('You can drop one here too. JPEG, PNG or WebP, of any size.');
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
});

test('a picture that is dropped is shown as others will see it, and can be replaced', async () => {
  withPictures();
  open({});
  await press('Add a picture');
  fireEvent.drop(await screen.findByLabelText('Choose a picture'), { dataTransfer: { files: [FILE] } });
  expect(screen.getByText('Reading the picture...')).toBeVisible();
  expect(await screen.findByRole('application', { name: 'How others will see it' })).toHaveAttribute('width', '512');
  expect(screen.getByRole('slider', { name: 'Zoom' })).toBeEnabled();
  expect(screen.getByLabelText('Choose another picture')).toBeEnabled();
});

test('what was cut out is sent as a file, and the dialog closes', async () => {
  withPictures();
  const { calls } = open({}, () => ({ body: { pictureUrl: PICTURE } }));
  await chooseFile();
  await press('Save picture');
  await screen.findByText('Picture saved.');
  const sent = calls.find(({ method, path }) => method === 'PUT' && path === PICTURE_OF_ADA);
  expect(sent?.body).toBeInstanceOf(Blob);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test("a refusal is read in the dialog, in the server's words", async () => {
  withPictures();
  const error = { error: 'This picture has been hidden. Choose another one.', code: 'picture.hidden', requestId: 'r' };
  open({}, () => ({ status: 409, body: error }));
  await chooseFile();
  await press('Save picture');
  expect(await screen.findByText(error.error)).toBeVisible();
});

test('an upload under way is stopped with its dialog, and can be seen until then', async () => {
  withPictures();
  open({}, () => new Promise(() => undefined));
  await chooseFile();
  await press('Save picture');
  expect(await screen.findByRole('button', { name: /Uploading/ })).toBeVisible();
  await press('Stop');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
