import { atom } from 'nanostores';

/** Whether the camera looks for codes. */
export const cameraOpen = atom(false);
