import { type CSSProperties, useState } from 'react';
import { counterFrameText } from '#content/nb/counter/frame.ts';
import { counterSignInText as text } from '#content/nb/counter/sign-in.ts';
import backpack from '../drawings/backpack.svg';
import boot from '../drawings/boot.svg';
import thermos from '../drawings/thermos.svg';
import { BrandMark } from '../frame/brand-mark.tsx';
import { Button } from '../parts/button.tsx';
import { Say } from '../parts/say.tsx';
import { pair } from '../state/sign-in.ts';
import styles from './sign-in.module.css';

const length = 8;
const boxes = [0, 1, 2, 3, 4, 5, 6, 7];
/** A demo takes this instead, and says so in its page. */
const demoCode = 'DEMO';

/** A device that belongs to no shop yet: eight characters from the chain's office tie it to one. */
export function PairScreen() {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const left = code === demoCode ? 0 : length - code.length;

  const send = async (whole = code) => {
    if ((left > 0 && whole !== demoCode) || busy) return;
    setBusy(true);
    const answer = await pair(whole);
    setBusy(false);
    if (answer.kind === 'done') return;
    setCode('');
    setProblem(answer.kind === 'no-connection' ? counterFrameText.unreachable : text.pairWrong);
  };

  return (
    <div className={styles.halves}>
      <main className={styles.pair}>
        <p className={styles.logo}>
          <BrandMark />
          {chainName()}
        </p>
        <h1>{text.pairTitle}</h1>
        <p className={styles.lead}>{text.pairLead}</p>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <div className={styles.boxes}>
            {boxes.map((box) => (
              <span key={box} className={box === code.length ? styles.current : undefined} aria-hidden="true">
                {code[box] ?? ''}
              </span>
            ))}
            <input
              aria-label={text.pairCode}
              value={code}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              // biome-ignore lint/a11y/noAutofocus: the only thing to do here
              autoFocus
              onChange={(event) => {
                setProblem(null);
                setCode(
                  event.currentTarget.value
                    .toUpperCase()
                    .replace(/[^A-Z0-9]/g, '')
                    .slice(0, length),
                );
              }}
            />
          </div>
          <p style={{ marginTop: 26 }}>
            <Button type="submit" size="big" off={left > 0 || busy} className={styles.start}>
              {left > 0 ? text.pairLeft(left) : text.pair}
            </Button>
          </p>
        </form>
        {document.querySelector('meta[name="demo"]') !== null && (
          <Button look="outline" className={styles.start} onClick={() => void send(demoCode)}>
            {text.pairDemo}
          </Button>
        )}
        {problem !== null && (
          <Say tone="err" icon="error" role="alert">
            {problem}
          </Say>
        )}
        <p className={styles.pairNote}>{text.pairNote}</p>
      </main>
      <div className={styles.scene} aria-hidden="true">
        <img src={backpack} alt="" style={place('3.400%', '7.900%', '67.800%')} />
        <img src={boot} alt="" style={place('53.900%', '11.300%', '32.200%')} />
        <img src={thermos} alt="" style={place('68.500%', '11.200%', '33.900%')} />
      </div>
    </div>
  );
}

function place(x: string, y: string, width: string): CSSProperties {
  return { '--x': x, '--y': y, '--w': width } as CSSProperties;
}

/** The chain's name, as the page brought it. */
function chainName(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="brand"]')?.content ?? '';
}
