import { notFoundText } from '#content/nb/not-found.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { LinkButton } from '#ui/components/button/link-button.tsx';
import { DocumentTitle } from '../../layout/document-head.tsx';
import { Meta } from '../../layout/head/head-elements.tsx';
import styles from './error-screen.module.css';
import { NightScene } from './night-scene.tsx';

export function NotFoundScreen() {
  return (
    <section className={`deep ${styles.notFound}`}>
      <DocumentTitle title={notFoundText.title} />
      <Meta name="robots" content="noindex" />
      <NightScene className={styles.scene} />
      <div className={styles.words}>
        <p className={styles.number} aria-hidden="true">
          404
        </p>
        <h1>{notFoundText.title}</h1>
        <p className={styles.lead}>{notFoundText.lead}</p>
        <p className={styles.text}>{notFoundText.text}</p>
        <LinkButton to={pathTo('home')} size="lg" look="picture">
          {notFoundText.toHome}
        </LinkButton>
      </div>
    </section>
  );
}
