/**
 * A page can be read, and its links and forms used, before it is hydrated. So its code is loaded when the page is painted
 * with its pictures, or when someone touches it, whichever comes first; after three seconds at the latest, as a picture may
 * hang. What is touched meanwhile is noted and replayed (ui/browser/startup/event-replay.ts); a form without
 * an address of its own is held back, or its password would end in a url.
 *
 * Reads the files from <meta name="code">, the entry first, each requested in a task of its own. React is evaluated
 * in a task of its own too: together with the entry the task would be long enough to be felt.
 */
export const deferredBootstrap = minified(`
(() => {
  const { nonce } = document.currentScript;
  const files = document.querySelector('meta[name=code]').content.split(' ');
  const add = (name, values) => document.head.append(Object.assign(document.createElement(name), values, { nonce }));
  let begun = false;
  const begin = async () => {
    if (begun) return;
    begun = true;
    for (const href of files) {
      add('link', { rel: 'modulepreload', href });
      await new Promise((next) => setTimeout(next));
    }
    const start = () => setTimeout(() => add('script', { type: 'module', src: files[0] }));
    const react = files.find((file) => file.includes('/react-'));
    if (react) import(react).then(start, start);
    else start();
  };
  window.replayQueue = [];
  const note = ({ type, target }) =>
    window.replayQueue?.push({ type, target, value: target.value, checked: target.checked });
  for (const kind of ['click', 'input']) addEventListener(kind, note, true);
  addEventListener('submit', (event) => {
    if (!window.replayQueue || event.target.matches('[action],[method=get]')) return;
    event.preventDefault();
    note(event);
  }, true);
  for (const kind of ['pointerdown', 'keydown', 'focusin']) addEventListener(kind, begin, { capture: true, once: true });
  const oncePainted = () =>
    performance.getEntriesByName('first-contentful-paint').length > 0 ? setTimeout(begin) : requestAnimationFrame(oncePainted);
  addEventListener('load', () => requestAnimationFrame(oncePainted));
  setTimeout(begin, 3000);
})()`);

function minified(script: string): string {
  return script.replace(/\n\s*/g, '').replace(/ ?(=>|[={},?:]) ?/g, '$1');
}
