/**
 * A page can be read, and its links and forms work, before its script runs. So the script is loaded when the page with its
 * pictures is painted or on the first input, whichever is first, and after three seconds at the latest, should a picture
 * hang. The painting is told by the browser: to ask for a frame to see whether it was is to have one made, which waits until the
 * one before is on the glass (80 ms of the page's thread, for nothing). Input before that is queued and replayed after hydration (ui/browser/startup/event-replay.ts); parts that are hydrated
 * before the others do not hear of it twice. A form without an
 * action is held back: the browser alone would send it as a GET, with a password in the address.
 *
 * The files are named in <meta name="code">, the entry first, and each is requested in a task of its own. React is evaluated
 * in a separate task too: together with the entry it would be one long task.
 *
 * A page may come from a CDN, the same for everyone, or from the browser's own memory of an earlier visit: the visitor's token
 * (DEC-105) is the one of their cookie. Where there is none yet, the page's code asks for it (ui/browser/startup/page-token.ts). The text is constant: the policy allows it by its hash.
 *
 * Every page has the question about cookies (DEC-05): it is hidden from those who have answered, the others fetch its code with the rest.
 */
export const deferredBootstrap = minified(`
(() => {
  const token = /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie);
  if (token) document.querySelector('meta[name=csrf-token]').content = token[1];
  const code = document.querySelector('meta[name=code]');
  const files = code.content.split(' ');
  if (/(?:^|; )cookiesAccepted=true(?:;|$)/.test(document.cookie)) document.documentElement.dataset.cookiesAnswered = '';
  else files.push(...code.dataset.asking.split(' ').filter(Boolean));
  const add = (name, values) => document.head.append(Object.assign(document.createElement(name), values));
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
  const note = (event) => {
    const { type, target } = event;
    if (!window.replayQueue) return;
    window.replayQueue.push({ type, target, value: target.value, checked: target.checked });
    event.stopPropagation();
  };
  for (const kind of ['click', 'input']) addEventListener(kind, note, true);
  addEventListener('submit', (event) => {
    if (!window.replayQueue || event.target.matches('[action],[method=get]')) return;
    event.preventDefault();
    note(event);
  }, true);
  for (const kind of ['pointerdown', 'keydown', 'focusin']) addEventListener(kind, begin, { capture: true, once: true });
  const oncePainted = (paints) => paints.getEntriesByName('first-contentful-paint').length > 0 && setTimeout(begin);
  addEventListener('load', () => new PerformanceObserver(oncePainted).observe({ type: 'paint', buffered: true }));
  setTimeout(begin, 3000);
})()`);

function minified(script: string): string {
  return script.replace(/\n\s*/g, '').replace(/ ?(=>|[={},?:]) ?/g, '$1');
}
