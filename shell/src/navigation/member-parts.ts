/** What only signed-in people see of the frame: one chunk, because the first script names each. */

export { BottomBar } from './bottom-bar.tsx';
export { HiddenNotice } from './hidden-notice.tsx';
export { OwnPicture } from './own-picture.tsx';
