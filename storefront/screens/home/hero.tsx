import type { HomeContent } from '#contract/tenant.ts';
import { LinkButton } from '#ui/components/button/link-button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { focusStyle, pictureSources, sourceSet } from '#ui/components/picture/picture-sources.ts';
import styles from './hero.module.css';

const wide = [960, 1440, 1920] as const;
const narrow = [480, 640, 960] as const;

/** UI-01: the first words of the shop, on a scene drawn for wide and for narrow windows (no cropping of one to the other). */
export function Hero({ hero }: { hero: HomeContent['hero'] }) {
  const { image, imageMobile } = hero;
  return (
    <section className={classNames(styles.hero, image === null && styles.bare)}>
      <div className={styles.box}>
        {image !== null && (
          <div className={styles.scene}>
            <picture>
              <source media="(max-width: 639.98px)" srcSet={sourceSet(imageMobile ?? image, narrow)} sizes="100vw" />
              <img
                {...pictureSources(image, wide)}
                style={focusStyle(image)}
                sizes="100vw"
                alt={hero.imageAlt ?? ''}
                fetchPriority="high"
                decoding="sync"
              />
            </picture>
          </div>
        )}
        <div className={`wrap ${styles.words}`}>
          <h1 className={styles.title}>{hero.title}</h1>
          <p className={styles.lead}>{hero.text}</p>
          {hero.links.length > 0 && (
            <div className={styles.links}>
              {hero.links.map(({ text, url }, index) => (
                <LinkButton
                  key={url}
                  to={url}
                  size="lg"
                  look={index === 0 ? 'primary' : 'picture'}
                  icon={index === 0 ? undefined : 'pin'}
                >
                  {text}
                </LinkButton>
              ))}
            </div>
          )}
        </div>
        {hero.caption !== '' && (
          <p className={styles.caption} aria-hidden="true">
            {hero.caption}
          </p>
        )}
      </div>
    </section>
  );
}
