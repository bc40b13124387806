import type { UploadedPicture } from '#contract/desk/goods/picture-schemas.ts';
import { deskApi, deskHeaders } from '#contract/desk/wire.ts';
import { type Answer, readRefusal } from '../../data/answer.ts';

const mostBytes = 20 * 1024 * 1024;

/** Sends a file as it is. A request of the older kind: the newer one does not tell how far it has come. */
export function upload(
  file: File,
  onProgress: (percent: number) => void,
  path: '/goods/pictures' | '/home/pictures' | '/blog/pictures' = '/goods/pictures',
): Promise<Answer<UploadedPicture>> {
  if (file.size > mostBytes)
    return Promise.resolve({
      kind: 'refused',
      refusal: { code: 'refused', reason: 'too-large', values: { megabytes: 20 } },
    });
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${deskApi}${path}`);
    request.setRequestHeader(deskHeaders.own, '1');
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((100 * loaded) / Math.max(total, 1)));
    request.onerror = () => resolve({ kind: 'no-connection' });
    request.onload = () => {
      const body: unknown = request.response;
      if (request.status === 200) resolve({ kind: 'done', value: body as UploadedPicture, entry: null });
      else resolve({ kind: 'refused', refusal: readRefusal(body) });
    };
    request.send(file);
  });
}
