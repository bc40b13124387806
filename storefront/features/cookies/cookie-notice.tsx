import { useState } from 'react';
import { cookiesText } from '#content/nb/cookies.ts';
import { allCookies, onlyRequiredCookies } from '#domain/browser-rules/cookies.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { Button } from '#ui/components/button/button.tsx';
import { cachedMarkup } from '#ui/components/cached-markup/cached-markup.tsx';
import { CheckboxRow } from '#ui/components/choice/checkbox.tsx';
import { Link } from '#ui/components/link/link.tsx';
import { NoticeDialog } from '#ui/components/modal/notice-dialog.tsx';
import styles from './cookie-notice.module.css';
import { answerCookies, cookieChoices, cookiePurposes, cookieQuestionId } from './cookie-store.ts';

/** The cookie modal. Nothing in it uses `useId`: those who have answered do not draw it, and count their ids as the server did all the same. */
export const CookieNotice = cachedMarkup('cookie-notice', () => {
  const [choices, setChoices] = useState(cookieChoices);
  const { cookie_default: required } = cookiesText.purposes;
  return (
    <NoticeDialog id={cookieQuestionId} title={cookiesText.title}>
      <p>{cookiesText.needed}</p>
      <p>{cookiesText.choice}</p>
      <p className={styles.text}>
        <Link to={pathTo('cookies-screen')} className={styles.link}>
          {cookiesText.readMore}
        </Link>
      </p>
      <div className={styles.purposes}>
        <div className={styles.purpose}>
          <CheckboxRow label={required.name} detail={required.purpose} end={cookiesText.alwaysOn} checked disabled />
        </div>
        {cookiePurposes.map((purpose) => (
          <div key={purpose} className={styles.purpose}>
            <CheckboxRow
              label={cookiesText.purposes[purpose].name}
              detail={cookiesText.purposes[purpose].purpose}
              checked={choices[purpose] === 1}
              onChange={({ target }) => setChoices({ ...choices, [purpose]: target.checked ? 1 : 0 })}
            />
          </div>
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
});
