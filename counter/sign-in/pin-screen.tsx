import { useEffect, useState } from 'react';
import { counterFrameText } from '#content/nb/counter/frame.ts';
import { counterSignInText as text } from '#content/nb/counter/sign-in.ts';
import type { Clerk, Device } from '#contract/counter/records.ts';
import { firstName } from '#domain/staff/short-names.ts';
import { BrandMark } from '../frame/brand-mark.tsx';
import { Glyph } from '../parts/glyph.tsx';
import { Say } from '../parts/say.tsx';
import { Avatar } from '../parts/small-parts.tsx';
import { useScans } from '../scan/listen.ts';
import { announceError } from '../state/announce.ts';
import { useShopNow } from '../state/clock.ts';
import { clockTime } from '../state/due.ts';
import { refusalWords } from '../state/refusal-words.ts';
import { signIn } from '../state/sign-in.ts';
import { screenTitle } from '../state/title.ts';
import styles from './sign-in.module.css';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const places = [0, 1, 2, 3];

/** The last one to stand here; a name of a colleague, no customer's. */
let lastClerk: number | null = null;

/** Locked: who stands here? Nothing of customers is shown but how many wait. */
export function PinScreen({ device }: { readonly device: Device }) {
  const now = useShopNow();
  const [chosen, setChosen] = useState(lastClerk);
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [help, setHelp] = useState(false);
  const [busy, setBusy] = useState(false);
  const clerk = device.clerks.find(({ id }) => id === chosen) ?? null;
  const names = namesToTell(device.clerks.map(({ name }) => name));
  const demoPin = device.demoPins.find((each) => each.clerk === chosen)?.pin;

  useEffect(() => screenTitle.set(text.who), []);

  const put = (next: string) => {
    if (busy || clerk === null) return;
    setProblem(null);
    setPin(next.slice(0, 4));
    if (next.length === 4) void send(clerk, next);
  };
  const send = async (who: Clerk, typed: string) => {
    setBusy(true);
    lastClerk = who.id;
    const answer = await signIn(who.id, typed);
    setBusy(false);
    if (answer.kind === 'done') return;
    setPin('');
    const words =
      answer.kind === 'no-connection'
        ? counterFrameText.unreachable
        : answer.refusal.code === 'wrong-pin' && answer.refusal.left != null
          ? text.wrongPin(answer.refusal.left)
          : refusalWords(answer.refusal);
    setProblem(words);
    announceError(words);
  };
  const press = (key: string): boolean => {
    if (key === 'Backspace') put(pin.slice(0, -1));
    else if (/^[0-9]$/.test(key)) put(pin + key);
    else return false;
    return true;
  };
  useScans({ onKey: press });

  return (
    <div className={styles.halves}>
      <main className={styles.names}>
        <div className={styles.where}>
          <BrandMark />
          <span>{device.shops[0]?.fullName ?? ''}</span>
          <span className={styles.clock}>
            <i className={styles.dot} aria-hidden="true" />
            {clockTime(now)}
          </span>
        </div>
        <h1>{text.who}</h1>
        <div className={styles.clerks}>
          {device.clerks.map((each, at) => (
            <button
              key={each.id}
              type="button"
              className={styles.clerk}
              aria-pressed={each.id === chosen}
              onClick={() => {
                setChosen(each.id);
                setPin('');
                setProblem(null);
              }}
            >
              <Avatar initials={each.initials} chosen={each.id === chosen} />
              <span>
                {names[at]}
                {each.role === 'manager' && <span className={styles.role}>{text.manager}</span>}
                {each.lockedUntil !== null && <span className={styles.role}>{text.lockedMark}</span>}
              </span>
            </button>
          ))}
        </div>
        <div className={styles.waits}>
          <Say icon="sound" title={device.newOrders > 0 ? text.newWaiting(device.newOrders) : text.noneWaiting}>
            {device.oldestDue !== null &&
              (Date.parse(device.oldestDue) < now ? text.oldestOver : text.oldestDue)(clockTime(device.oldestDue))}
          </Say>
        </div>
      </main>
      <section className={styles.pin} aria-label="PIN">
        <h2>{clerk === null ? text.chooseFirst : text.hello(firstName(clerk.name))}</h2>
        <div className={styles.dots} role="img" aria-label={text.pinSoFar(pin.length)}>
          {places.map((place) => (
            <i key={place} className={place < pin.length ? styles.filled : undefined} />
          ))}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: keys of a pad, no fields of a form */}
        <div className={styles.pad} role="group" aria-label={text.digits}>
          {digits.map((digit) => (
            <button key={digit} type="button" onClick={() => put(pin + digit)}>
              {digit}
            </button>
          ))}
          <button type="button" className={styles.aside} aria-expanded={help} onClick={() => setHelp(!help)}>
            {text.forgotten}
          </button>
          <button type="button" onClick={() => put(`${pin}0`)}>
            0
          </button>
          <button type="button" className={styles.aside} aria-label={text.remove} onClick={() => put(pin.slice(0, -1))}>
            <Glyph name="remove" size={30} />
          </button>
        </div>
        <p className={problem === null ? styles.under : `${styles.under} ${styles.wrong}`}>
          {problem ?? (help ? text.forgottenText : demoPin === undefined ? text.lockNote : text.demoPin(demoPin))}
        </p>
      </section>
    </div>
  );
}

/** First names, and whole ones where two are called the same. */
function namesToTell(names: readonly string[]): string[] {
  return names.map((name) =>
    names.filter((other) => firstName(other) === firstName(name)).length > 1 ? name : firstName(name),
  );
}
