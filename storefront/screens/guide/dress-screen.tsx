import { useLoaderData } from 'react-router';
import { dressText, guideKinds } from '#content/nb/guides.ts';
import { layers } from '#domain/guide/dress-for.ts';
import { DressedChild } from '../../features/guide/dressed-child.tsx';
import { SizeLinks } from '../../features/guide/size-links.tsx';
import { WeatherForm } from '../../features/guide/weather-form.tsx';
import { weatherSearch } from '../../features/guide/weather-query.ts';
import { PageLayout } from '../page/page-layout.tsx';
import { DressGoods } from './dress-goods.tsx';
import { DressLayers } from './dress-layers.tsx';
import styles from './dress-screen.module.css';
import { GuideTool } from './guide-tool.tsx';
import type { DressData } from './load-guide.ts';
import { useDressing } from './use-dressing.ts';

/** CONTENT-13: what to put on a child in today's weather, layer by layer. */
export function DressScreen() {
  const data = useLoaderData<DressData>();
  const state = useDressing(data);
  const { child, weather, dressing } = state;
  const { band } = dressing;
  const worn = layers.flatMap((layer) => dressing.layers[layer]).map((kind) => guideKinds[kind].name);
  const tool = (
    <GuideTool
      id={dressText.id}
      title={dressText.title}
      lead={dressText.lead}
      first="beside"
      controls={
        <div className={styles.controls}>
          <WeatherForm weather={weather} size={child.size} onChange={(next) => state.change({ weather: next })} />
          <SizeLinks
            chosen={child}
            addressOf={(other) => weatherSearch(weather, other)}
            onChoose={(next) => state.change({ child: next })}
          />
        </div>
      }
      main={
        <DressLayers
          dressing={dressing}
          goodsFor={(kind) => (
            <DressGoods
              kind={kind}
              rendered={state.asRendered ? data.things.find((thing) => thing.kind === kind) : undefined}
              state={state}
            />
          )}
        />
      }
      beside={
        <div className={styles.figure}>
          <DressedChild band={band} wet={weather.wet} worn={worn} />
          <p className={styles.words} aria-live="polite">
            {weather.windy || weather.still ? dressText.asIf(dressText.bands[band]) : dressText.bands[band]}
          </p>
        </div>
      }
    />
  );
  return <PageLayout page={data.page} tool={{ id: dressText.id, title: dressText.title, content: tool }} />;
}
