import { useState } from 'react';
import { checkWords, campaignText as text } from '#content/nb/desk/campaigns.ts';
import type {
  CampaignCheck,
  CampaignDetail,
  CampaignDraft,
  CampaignLine,
  DraftLine,
} from '#contract/desk/campaigns/schemas.ts';
import { IconButton, TextButton } from '../parts/button.tsx';
import { Glyph } from '../parts/glyph.tsx';
import { GoodsTile } from '../parts/goods-tile.tsx';
import parts from '../parts/parts.module.css';
import styles from './campaign.module.css';
import { amountText, shortAmount } from './money-text.ts';
import { PriceCell } from './price-cell.tsx';

export interface GoodsTableProps {
  readonly detail: CampaignDetail;
  readonly draft: CampaignDraft;
  readonly readOnly: boolean;
  readonly onLines: (lines: DraftLine[]) => void;
  /** The line whose card is shown beside. */
  readonly onShow: (articleId: number) => void;
}

/** Lines that are in order are shown up to here; those that want somebody always are. */
const shownAtFirst = 12;

export function GoodsTable({ detail, draft, readOnly, onLines, onShow }: GoodsTableProps) {
  const [all, setAll] = useState(false);
  const known = new Map(detail.lines.map((line) => [line.articleId, line]));
  const rows = draft.lines.map((own, index) => ({ own, index, line: known.get(own.articleId) ?? null }));
  const quiet = rows.filter(({ line }) => line?.checks.every(({ level }) => level === 'ok'));
  const hidden = all || rows.length <= shownAtFirst + 3 ? new Set() : new Set(quiet.slice(shownAtFirst));
  const change = (index: number, to: Partial<DraftLine>) =>
    onLines(draft.lines.map((line, at) => (at === index ? { ...line, ...to } : line)));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keys
    <section className={parts.scroll} aria-label={text.goods} tabIndex={0}>
      <table className={`${parts.table} ${styles.goods}`}>
        <thead>
          <tr>
            <th scope="col">{text.line.goods}</th>
            <th scope="col" className={parts.right}>
              {text.line.now}
            </th>
            <th scope="col" className={parts.right}>
              {text.line.lowest}
            </th>
            <th scope="col" className={parts.right}>
              {text.line.price}
            </th>
            <th scope="col" className={parts.right}>
              {text.line.before}
            </th>
            <th scope="col" className={parts.right}>
              {text.line.cut}
            </th>
            <th scope="col">{text.line.check}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) =>
            hidden.has(row) ? null : (
              <Row
                key={row.own.articleId}
                own={row.own}
                line={row.line}
                readOnly={readOnly}
                onChange={(to) => change(row.index, to)}
                onRemove={() => onLines(draft.lines.filter((_, at) => at !== row.index))}
                onShow={() => onShow(row.own.articleId)}
              />
            ),
          )}
          {hidden.size > 0 && (
            <tr>
              <td colSpan={7} className={styles.more}>
                {text.moreGoods(hidden.size)} <TextButton onClick={() => setAll(true)}>{text.showThem}</TextButton>
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  readonly own: DraftLine;
  /** Null: added, and not yet saved. */
  readonly line: CampaignLine | null;
  readonly readOnly: boolean;
  readonly onChange: (to: Partial<DraftLine>) => void;
  readonly onRemove: () => void;
  readonly onShow: () => void;
}

function Row({ own, line, readOnly, onChange, onRemove, onShow }: RowProps) {
  const name = line?.name ?? '…';
  const unlawful = line?.checks.find(
    ({ kind, level }) => level === 'error' && (kind === 'unlawful' || kind === 'too-new'),
  );
  const before = own.before ?? line?.shownBefore ?? null;
  return (
    <tr>
      <td data-label={text.line.goods}>
        <span className={styles.name}>
          <GoodsTile image={line?.image ?? null} />
          <button type="button" onClick={onShow}>
            {name}
          </button>
          {!readOnly && <IconButton icon="close" label={text.remove(name)} onClick={onRemove} />}
        </span>
      </td>
      <td className={`${parts.right} ${styles.pale}`} data-label={text.line.now}>
        {line !== null && amountText(line.priceNow)}
      </td>
      <td className={parts.right} data-label={text.line.lowest}>
        {line?.lowest != null && amountText(line.lowest)}
      </td>
      <td className={parts.right} data-label={text.line.price}>
        <PriceCell
          label={text.priceOf(name)}
          shown={own.price === null ? '' : amountText(own.price)}
          bad={own.price === null}
          readOnly={readOnly}
          onChange={(price) => onChange({ price })}
        />
      </td>
      <td className={parts.right} data-label={text.line.before}>
        <PriceCell
          label={text.beforeOf(name)}
          shown={before === null ? '' : shortAmount(before)}
          bad={unlawful !== undefined}
          readOnly={readOnly}
          onChange={(amount) => onChange({ before: amount })}
        />
      </td>
      <td className={parts.right} data-label={text.line.cut}>
        <Cut own={own} line={line} isUnlawful={unlawful !== undefined} />
      </td>
      <td data-label={text.line.check}>
        <Checks checks={line?.checks ?? []} />
      </td>
    </tr>
  );
}

function Cut({ own, line, isUnlawful }: Pick<RowProps, 'own' | 'line'> & { readonly isUnlawful: boolean }) {
  if (isUnlawful && own.price !== null && own.before !== null && own.before > own.price)
    return <s className={styles.wrong}>−{Math.floor(((own.before - own.price) / own.before) * 100)} %</s>;
  return line?.percent == null ? null : <>−{line.percent} %</>;
}

const icons = { ok: 'check', warn: 'warning', error: 'error' } as const;

function Checks({ checks }: { readonly checks: readonly CampaignCheck[] }) {
  return (
    <span className={styles.checks}>
      {checks.map((check) => (
        <span key={check.kind} className={styles.check} data-level={check.level}>
          <Glyph name={icons[check.level]} size={17} />
          <span>{checkWords(check)}</span>
        </span>
      ))}
    </span>
  );
}
