import { createContext, h, options } from 'preact';
import { useContext } from 'preact/hooks';
import renderToString from 'preact-render-to-string';
import { expect, onTestFinished, test } from 'vitest';
import { forgetContextReaders } from './contexts-on-server.ts';

const Place = createContext('nowhere');
const Colour = createContext('grey');

/** What Preact gives a component to be called when it goes, once a context has noted it. */
function readersNoted(): { readonly text: string; readonly noted: readonly boolean[] } {
  const noted: boolean[] = [];
  function Reader(this: object) {
    const text = `${useContext(Place)} ${useContext(Colour)} `;
    noted.push('componentWillUnmount' in this);
    return text;
  }
  const inOslo = h(Place.Provider, {
    value: 'Oslo',
    children: [h(Reader, null), h(Colour.Provider, { value: 'red', children: h(Reader, null) })],
  });
  const consumed = h(Place.Consumer, { children: (place: string) => place });
  const text = renderToString(h('p', null, inOslo, h(Reader, null), consumed));
  return { text, noted };
}

test('a page has the values around its parts, and no context notes who read them', () => {
  const hooks = options as { __r?: unknown };
  const before = hooks.__r;
  onTestFinished(() => {
    hooks.__r = before;
  });
  const asPreactDoes = readersNoted();
  expect(asPreactDoes).toEqual({ text: '<p>Oslo grey Oslo red nowhere grey nowhere</p>', noted: [true, true, false] });
  forgetContextReaders();
  expect(readersNoted()).toEqual({ ...asPreactDoes, noted: [false, false, false] });
});
