import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Drawer } from './modal/drawer.tsx';
import { Modal } from './modal/modal.tsx';
import { FallbackImage } from './picture/fallback-image.tsx';
import { Picture } from './picture/picture.tsx';
import { PriceSlider } from './price-slider/price-slider.tsx';

const nothing = () => {};

test('DEC-05 what touches the window renders without one', () => {
  const html = renderToString(
    <>
      <Modal open={false} onClose={nothing} title="Min Handlekurv" closeLabel="Lukk">
        <p>personlig</p>
      </Modal>
      <Drawer open={false} onClose={nothing} label="Meny" closeLabel="Lukk meny" header={null}>
        <p>meny</p>
      </Drawer>
      <PriceSlider
        range={{ min: 0, max: 100 }}
        value={{ min: 0, max: 100 }}
        labels={{ from: 'Fra', to: 'Til', lowest: 'Laveste pris', highest: 'Høyeste pris' }}
        spoken={String}
        onChange={nothing}
      />
      <FallbackImage src="/logo.svg" fallbackSrc="/logo.png" alt="" />
    </>,
  );
  expect(html).not.toContain('personlig');
  expect(html.match(/<dialog/g)).toHaveLength(2);
  expect(html).toContain('value="100"');
});

test('a picture keeps its box free and waits until it is near, unless it is the first one seen', () => {
  const picture = (first: boolean) =>
    renderToString(
      <Picture path="/bilder/1" widths={[320, 640]} sizes="50vw" alt="" width={800} height={848} first={first} />,
    );
  expect(picture(false)).toContain('loading="lazy"');
  expect(picture(false)).toContain('aspect-ratio:800 / 848');
  expect(picture(true)).toContain('fetchPriority="high"');
});
