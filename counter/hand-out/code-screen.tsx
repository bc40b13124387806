import { useState } from 'react';
import { counterFrameText } from '#content/nb/counter/frame.ts';
import { counterHandOutText as text } from '#content/nb/counter/hand-out.ts';
import { OfflineBand } from '../frame/offline-band.tsx';
import { Top } from '../frame/top.tsx';
import { Button } from '../parts/button.tsx';
import { Glyph } from '../parts/glyph.tsx';
import { Say } from '../parts/say.tsx';
import { goTo } from '../routing/route.ts';
import { cameraOpen } from '../scan/camera.ts';
import { useScans } from '../scan/listen.ts';
import { pickupLength, pickupLetters } from '../scan/meaning.ts';
import { announce, announceError } from '../state/announce.ts';
import { isOnline } from '../state/connection.ts';
import { storeProof } from '../state/proof.ts';
import { ask } from '../state/read.ts';
import { refusalWords } from '../state/refusal-words.ts';
import { openScanned } from '../state/search.ts';
import { shopId } from '../state/session.ts';
import styles from './hand-out.module.css';

const boxes = [0, 1, 2, 3, 4];

/** The customer's code on 23 keys: only the letters that codes have. */
export function CodeScreen() {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const fail = (words: string) => {
    setCode('');
    setProblem(words);
    announceError(words);
  };
  const look = async (whole: string) => {
    if (!isOnline()) return fail(counterFrameText.needsLine);
    setBusy(true);
    const answer = await ask('find', { params: { shop: shopId() }, query: { q: whole } });
    setBusy(false);
    if (answer.kind === 'no-connection') return fail(counterFrameText.unreachable);
    if (answer.kind === 'refused') return fail(refusalWords(answer.refusal));
    const order = answer.value.orders.find(({ by }) => by === 'code');
    if (order === undefined) return fail(text.wrongCode);
    storeProof(order.id, { kind: 'code', code: whole });
    goTo({ screen: 'hand-out', id: order.id });
  };
  const put = (next: string) => {
    if (busy) return;
    setProblem(null);
    setCode(next);
    announce(text.codeSoFar([...next].join(' ')));
    if (next.length === pickupLength) void look(next);
  };
  useScans({
    onScan: (scanned) => void openScanned(scanned),
    // Here the letters are the code's, P and U, too; the field is still reached by '/'.
    onKey: (key) => {
      if (key === 'Backspace') {
        put(code.slice(0, -1));
        return true;
      }
      const letter = key.toUpperCase();
      if (!pickupLetters.includes(letter)) return /^[A-Z0-9]$/.test(letter);
      if (code.length < pickupLength) put(code + letter);
      return true;
    },
  });

  return (
    <>
      <Top
        title={text.title}
        actions={
          <Button look="outline" icon="search" onClick={() => goTo({ screen: 'look-up' })}>
            {text.byName}
          </Button>
        }
      />
      <OfflineBand rest={counterFrameText.needsLine} />
      <div className={styles.code}>
        <section className={styles.typed} aria-label={text.codeTitle}>
          <h2>{text.codeTitle}</h2>
          <div className={styles.boxes} role="img" aria-label={text.codeSoFar([...code].join(' '))}>
            {boxes.map((box) => (
              <span key={box} className={box === code.length ? styles.current : undefined}>
                {code[box] ?? ''}
              </span>
            ))}
          </div>
          {problem !== null && (
            <Say tone="err" icon="error">
              {problem}
            </Say>
          )}
          {/* biome-ignore lint/a11y/useSemanticElements: keys of a pad, no fields of a form */}
          <div className={styles.keys} role="group" aria-label={text.keys}>
            {[...pickupLetters].map((letter) => (
              <button key={letter} type="button" onClick={() => code.length < pickupLength && put(code + letter)}>
                {letter}
              </button>
            ))}
            <button
              type="button"
              className={styles.aside}
              aria-label={text.remove}
              onClick={() => put(code.slice(0, -1))}
            >
              <Glyph name="remove" size={28} />
            </button>
          </div>
          <p className={styles.codeHelp}>{text.codeHelp}</p>
        </section>
        <div className={styles.scan}>
          <button type="button" className={styles.camera} onClick={() => cameraOpen.set(true)}>
            <i className={styles.corners} aria-hidden="true" />
            <span>
              <Glyph name="qr" size={84} />
              {counterFrameText.camera}
            </span>
          </button>
          <Say icon="qr" title={text.orScan}>
            {text.orScanText}
          </Say>
        </div>
      </div>
    </>
  );
}
