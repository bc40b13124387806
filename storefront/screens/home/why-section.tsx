import { homeText } from '#content/nb/home.ts';
import { Picture } from '#ui/components/picture/picture.tsx';
import styles from './why-section.module.css';

/** The chain's story in one picture: a pallet, and why that makes things cheaper. */
export function WhySection({ picture }: { picture: string }) {
  const { heading, text, steps, pictureAlt } = homeText.why;
  return (
    <section className={`deep ${styles.section}`}>
      <div className={`wrap ${styles.columns}`}>
        <Picture
          path={picture}
          widths={[480, 640, 960]}
          sizes="(max-width: 1019px) 90vw, 38vw"
          alt={pictureAlt}
          width={640}
          height={560}
        />
        <div>
          <h2>{heading}</h2>
          <p className={styles.lead}>{text}</p>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step.mark}>
                <div className={styles.mark}>{step.mark}</div>
                <b>{step.title}</b>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
