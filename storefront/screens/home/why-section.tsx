import { homeText } from '#content/nb/home.ts';
import { classNames } from '#ui/components/class-names.ts';
import { HydrationStep } from '#ui/components/hydration-step/hydration-step.tsx';
import { Picture } from '#ui/components/picture/picture.tsx';
import { useFrame } from '../../layout/use-frame.ts';
import styles from './why-section.module.css';

/** Why to shop here, in the chain's words or in neutral ones; a chain may leave it out. */
export function WhySection({ picture }: { picture: string }) {
  const { texts } = useFrame().brand;
  const why = texts.why === undefined ? homeText.why : texts.why;
  if (why === null) return null;
  const { heading, text, steps, pictureAlt } = why;
  // The picture belongs to a chain's own story.
  const hasPicture = why !== homeText.why;
  return (
    <HydrationStep>
      <section className={`deep ${styles.section}`}>
        <div className={classNames('wrap', hasPicture && styles.columns)}>
          {hasPicture && (
            <Picture
              path={picture}
              widths={[480, 640, 960]}
              sizes="(max-width: 1019px) 90vw, 38vw"
              alt={pictureAlt}
              width={640}
              height={560}
            />
          )}
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
    </HydrationStep>
  );
}
