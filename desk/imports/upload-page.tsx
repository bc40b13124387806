import { useEffect, useState } from 'react';
import { kindNames, importText as text } from '#content/nb/desk/imports.ts';
import { pageTitles } from '#content/nb/desk/pages.ts';
import type { UploadRecord } from '#contract/desk/imports/schemas.ts';
import { deskApi } from '#contract/desk/wire.ts';
import type { PageProps } from '../page.ts';
import { Button } from '../parts/button.tsx';
import { Crumbs } from '../parts/layout/crumbs.tsx';
import { LinkButton } from '../parts/layout/link-button.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Note } from '../parts/small-parts.tsx';
import { QueryState } from '../parts/states.tsx';
import { shortTime } from '../parts/times.ts';
import { goTo } from '../routing/location.ts';
import { iMay } from '../state/session.ts';
import { useAct } from '../state/use-act.ts';
import { useQuery } from '../state/use-query.ts';
import { BadLines } from './bad-lines.tsx';
import { importRefusal } from './drop-zone.tsx';
import { Effects } from './effects.tsx';
import { HeldNote } from './held-note.tsx';
import { HowRead } from './how-read.tsx';
import styles from './imports.module.css';
import { LatestRuns } from './latest-runs.tsx';
import { Steps } from './steps.tsx';

export function UploadPage({ params }: PageProps) {
  const id = Number(params.id);
  const [busy, setBusy] = useState(true);
  const read = useQuery('upload', Number.isInteger(id) ? { id } : null, busy ? { everyMs: 700 } : {});
  const stage = read.value?.work.stage;
  useEffect(() => setBusy(stage === undefined || stage === 'reading' || stage === 'taking'), [stage]);
  if (read.value === null) return <QueryState query={read} />;
  return (
    <Shown
      upload={read.value}
      onBegun={() => {
        setBusy(true);
        read.reload();
      }}
    />
  );
}

function Shown({ upload, onBegun }: { readonly upload: UploadRecord; readonly onBegun: () => void }) {
  const { work } = upload;
  const [typed, setTyped] = useState('');
  const take = useAct('takeUpload', importRefusal);
  const leave = useAct('dropUpload', importRefusal);
  const attempt = useAct('tryUpload', importRefusal);
  const report = work.report;
  const bad = report?.bad ?? 0;
  const good = (report?.rows ?? 0) - bad;
  const isHeld = report?.asks != null;
  const mayRun = iMay('imports.run');
  const mustSay = isHeld && work.whole;
  const said = Number(typed.replace(/\s/g, ''));
  const run = async () => {
    const answer = await take.run({ id: upload.id, skipBad: bad > 0, yes: isHeld, emptied: mustSay ? said : null });
    if (answer?.kind === 'done') onBegun();
  };
  const retry = async (wish: { kind?: string; columns?: Record<string, string | null>; whole?: boolean }) => {
    const answer = await attempt.run({ id: upload.id, ...wish });
    if (answer?.kind === 'done') onBegun();
  };
  const drop = async () => {
    const answer = await leave.run({ id: upload.id });
    if (answer?.kind === 'done') goTo('/import');
  };
  const isTried = work.stage === 'tried';
  return (
    <>
      <Crumbs label={pageTitles.imports} way={[{ name: pageTitles.imports, to: '/import' }]} here={upload.fileName} />
      <PageHead
        title={titleOf(upload)}
        lead={text.fileLine(
          upload.fileName,
          sizeText(upload.size),
          work.whole ? text.wholeFile : text.changesFile,
          shortTime(upload.at),
          work.seconds,
        )}
      >
        {isTried && bad > 0 && (
          <LinkButton kind="file" icon="download" to={`${deskApi}/uploads/${upload.id}/bad-lines`}>
            {text.download(bad)}
          </LinkButton>
        )}
        {work.stage !== 'reading' && work.stage !== 'taking' && (
          <Button look="outline" onClick={() => (work.stage === 'done' ? goTo('/import') : void drop())}>
            {work.stage === 'done' ? text.newFile : text.drop1}
          </Button>
        )}
        {isTried && mayRun && good > 0 && (
          <Button off={take.isRunning || (mustSay && said !== report?.emptied)} onClick={() => void run()}>
            {isHeld ? text.yes : bad > 0 ? text.takeOthers(good) : text.take}
          </Button>
        )}
      </PageHead>
      <Steps work={work} />
      {work.stage === 'failed' && (
        <Note tone="error">{text.unreadable[work.unreadable ?? ''] ?? text.unreadableOther}</Note>
      )}
      {isTried && !mayRun && <Note tone="info">{text.onlyTry}</Note>}
      <div className={styles.page}>
        <section>
          {isTried && bad > 0 && <BadLines upload={upload} onBegun={onBegun} />}
          {report !== null && (isTried || work.stage === 'done') && (
            <Effects report={report} isDone={work.stage === 'done'} />
          )}
          {isTried && report !== null && isHeld && (
            <HeldNote report={report} mustSay={mustSay} typed={typed} onType={setTyped} />
          )}
        </section>
        <aside>
          <HowRead upload={upload} onTry={(wish) => void retry(wish)} />
          <LatestRuns />
        </aside>
      </div>
    </>
  );
}

function titleOf({ work, fileName }: UploadRecord): string {
  const kind = work.kind === null ? fileName : (kindNames[work.kind] ?? work.kind);
  const { title } = text;
  if (work.stage === 'failed') return title.failed;
  if (work.stage === 'tried')
    return (work.report?.bad ?? 0) > 0 ? title.stopped(kind, work.report?.bad ?? 0) : title.ready(kind);
  return title[work.stage](kind);
}

function sizeText(bytes: number): string {
  if (bytes < 100_000) return `${String(Math.max(0.1, Math.round(bytes / 100) / 10)).replace('.', ',')} kB`;
  return `${String(Math.round(bytes / 100_000) / 10).replace('.', ',')} MB`;
}
