import { frameText } from '#content/nb/frame.ts';
import { reloadPage } from '#ui/browser/location.ts';
import { Button } from '#ui/components/button/button.tsx';
import { Meta, Title } from '../../layout/head/head-elements.tsx';
import styles from './error-screen.module.css';

/** Knows nothing of the frame, which may be what failed. */
export function ServerErrorScreen() {
  return (
    <section className={styles.serverError}>
      <Title>{frameText.serverErrorTitle}</Title>
      <Meta name="robots" content="noindex" />
      <h1>{frameText.serverErrorTitle}</h1>
      <p className={styles.text}>{frameText.serverErrorText}</p>
      <Button size="lg" onClick={reloadPage}>
        {frameText.tryAgain}
      </Button>
    </section>
  );
}
