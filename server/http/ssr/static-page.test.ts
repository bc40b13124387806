import { expect, test } from 'vitest';
import { staticPage } from './static-page.ts';

test('scripts go, links stay inside, pictures and other sites are left alone', () => {
  const html =
    '<link rel="manifest" href="/m"><script>a</script><noscript>x</noscript><a class="k" href="/klaer">K</a>' +
    '<a href="https://x.example/">X</a><a href="//x.example">Y</a><img src="/bilder/1.webp"><script type="application/json">{"a":"</a>"}</script>';
  expect(staticPage(html, '/preview/kontor/t')).toBe(
    '<a class="k" href="/preview/kontor/t/klaer">K</a><a href="https://x.example/">X</a><a href="//x.example">Y</a><img src="/bilder/1.webp">',
  );
});
