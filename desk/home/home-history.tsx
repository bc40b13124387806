import { homeText as text } from '#content/nb/desk/home.ts';
import type { HomeState, HomeVersion } from '#contract/desk/home/schemas.ts';
import { TextButton } from '../parts/button.tsx';
import { Rows } from '../parts/layout/rows.tsx';
import words from '../parts/layout/text.module.css';
import { osloWords } from '../parts/oslo-field.tsx';
import { shortTime } from '../parts/times.ts';
import { say } from '../state/notice.ts';
import { useAct } from '../state/use-act.ts';
import { homeRefusal } from './use-home-draft.ts';

/** Every page that was, is or will be; each can be had again. */
export function HomeHistory({
  home,
  readOnly,
  onChanged,
}: {
  readonly home: HomeState;
  readonly readOnly: boolean;
  readonly onChanged: () => void;
}) {
  const restore = useAct('restoreHome', homeRefusal);
  const unschedule = useAct('unscheduleHome', homeRefusal);
  const back = async ({ id, state }: HomeVersion) => {
    const answer = await (state === 'planned' ? unschedule : restore).run({ id });
    if (answer?.kind !== 'done') return;
    say({ tone: 'done', text: state === 'planned' ? text.unscheduled : text.restored });
    onChanged();
  };
  return (
    <>
      <h3>{text.history}</h3>
      {home.draft === null && home.versions.length === 0 && <p className={words.foot}>{text.noHistory}</p>}
      <Rows>
        {home.draft !== null && (
          <li>
            <span>
              <b>
                {text.draft} «{home.draft.page.hero.title}»
              </b>
              <small>{text.draftBy}</small>
            </span>
          </li>
        )}
        {home.versions.map((version) => (
          <li key={version.id}>
            <span>
              {version.state === 'planned' ? text.planned(version.title) : text.published(version.title)}
              <small>
                {version.state === 'planned' && version.publishAt !== null
                  ? osloWords(Date.parse(version.publishAt))
                  : text.by(version.by ?? '', shortTime(version.at))}
                {version.backAt !== null && `, ${text.backAt(osloWords(Date.parse(version.backAt)))}`}
                {version.state === 'live' && ` · ${text.live}`}
              </small>
            </span>
            {!readOnly && version.state !== 'live' && (
              <TextButton onClick={() => void back(version)}>
                {version.state === 'planned' ? text.unschedule : text.restore}
              </TextButton>
            )}
          </li>
        ))}
      </Rows>
    </>
  );
}
