import { useState } from 'react';
import { cookiesText } from '#content/nb/cookies.ts';
import { allCookies, onlyRequiredCookies } from '#domain/browser-rules/cookies.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { useStore } from '#storefront/data/store.ts';
import { Button } from '#ui/components/button/button.tsx';
import { Checkbox } from '#ui/components/choice/checkbox.tsx';
import { Link } from '#ui/components/link/link.tsx';
import { NoticeDialog } from '#ui/components/modal/notice-dialog.tsx';
import styles from './cookie-notice.module.css';
import { answerCookies, cookieChoices, cookiePurposes, cookieQuestion } from './cookie-store.ts';

/** The cookie modal: shown until it is answered, in the way of nothing (UI-48, UI-36). */
export function CookieNotice() {
  return useStore(cookieQuestion) ? <CookieQuestion /> : null;
}

function CookieQuestion() {
  const [choices, setChoices] = useState(cookieChoices);
  const { cookie_default: required } = cookiesText.purposes;
  return (
    <NoticeDialog title={cookiesText.title}>
      <p>{cookiesText.needed}</p>
      <p>{cookiesText.choice}</p>
      <p className={styles.text}>
        <Link to={pathTo('cookies-screen')} className={styles.link}>
          {cookiesText.readMore}
        </Link>
      </p>
      <div className={styles.purposes}>
        <Checkbox
          label={required.name}
          detail={required.purpose}
          end={cookiesText.alwaysOn}
          checked
          disabled
          className={styles.purpose}
        />
        {cookiePurposes.map((purpose) => (
          <Checkbox
            key={purpose}
            label={cookiesText.purposes[purpose].name}
            detail={cookiesText.purposes[purpose].purpose}
            checked={choices[purpose] === 1}
            onChange={({ target }) => setChoices({ ...choices, [purpose]: target.checked ? 1 : 0 })}
            className={styles.purpose}
          />
        ))}
      </div>
      <div className={styles.answers}>
        <Button look="outline" onClick={() => answerCookies(onlyRequiredCookies)}>
          {cookiesText.onlyNecessary}
        </Button>
        <Button look="outline" onClick={() => answerCookies(allCookies)}>
          {cookiesText.acceptAll}
        </Button>
      </div>
      <Button look="text" full onClick={() => answerCookies(choices)}>
        {cookiesText.save}
      </Button>
    </NoticeDialog>
  );
}
