import { Fragment, useState } from 'react';
import { editingText } from '#content/nb/desk/editing.ts';
import { pageTitles } from '#content/nb/desk/pages.ts';
import { shopFieldNames, shopRefusal, shopText as text } from '#content/nb/desk/shops.ts';
import type { DeskShop, ShopField } from '#contract/desk/shops/schemas.ts';
import { mergeFields } from '#domain/editing/merge-fields.ts';
import { shopId } from '#domain/shop/shop-id.ts';
import type { Refusal } from '../data/answer.ts';
import { ConflictDialog } from '../editing/conflict-dialog.tsx';
import { OthersHere, SavedState, WritesNow } from '../editing/editing-parts.tsx';
import { useDraft } from '../editing/use-draft.ts';
import { usePresence } from '../editing/use-presence.ts';
import type { PageProps } from '../page.ts';
import { Button } from '../parts/button.tsx';
import { TextField } from '../parts/field.tsx';
import { Columns } from '../parts/layout/columns.tsx';
import { Crumbs } from '../parts/layout/crumbs.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Note } from '../parts/small-parts.tsx';
import { NotFound, QueryState } from '../parts/states.tsx';
import { Link } from '../routing/link.tsx';
import { say } from '../state/notice.ts';
import { iMay } from '../state/session.ts';
import { useAct } from '../state/use-act.ts';
import { useQuery } from '../state/use-query.ts';
import { CloseShop } from './close-shop.tsx';
import { HoursFields } from './hours-fields.tsx';
import { OtherDays } from './other-days.tsx';

export function ShopPage({ params }: PageProps) {
  const id = Number(params.id);
  const isNumber = Number.isInteger(id) && id > 0;
  const shop = useQuery('shop', isNumber ? { id } : null);
  if (!isNumber) return <NotFound />;
  return (
    <>
      <QueryState query={shop} />
      {shop.value !== null && <Shop key={id} shop={shop.value} onChanged={shop.reload} />}
    </>
  );
}

type Values = DeskShop['values'];

/** A field that two have changed, and the shop as the other has left it. */
interface Contested {
  readonly field: ShopField;
  readonly base: string;
  readonly theirs: { readonly text: string; readonly name: string; readonly at: string };
  readonly fields: Values;
}

const contact: readonly ShopField[] = ['address', 'postNo', 'postPlace', 'phone', 'email'];
const onMap: readonly ShopField[] = ['latitude', 'longitude', 'mapLink'];

function Shop({ shop, onChanged }: { readonly shop: DeskShop; readonly onChanged: () => void }) {
  const mayEdit = iMay('shops.edit') && !shop.closed;
  const draft = useDraft<Values>(`shop:${shop.id}`, { fields: shop.values, version: 0 });
  const [field, setField] = useState<ShopField | null>(null);
  const others = usePresence(`shop:${shop.id}`, field);
  const [contested, setContested] = useState<Contested | null>(null);
  const [closing, setClosing] = useState(false);
  const act = useAct('saveShop', (refusal) => (refusal.code === 'changed' ? '' : shopRefusal(refusal)));
  const keep = useAct('keepShop', shopRefusal);
  const { values, changed } = draft;
  const set = (name: ShopField, value: string | number | null) => draft.set(name, value);
  const save = async (mine: Partial<Values>, base: Partial<Values>) => {
    const changes = (Object.keys(mine) as ShopField[]).map((name) => ({
      field: name,
      from: base[name] ?? null,
      to: mine[name] ?? null,
    }));
    if (changes.length === 0) return;
    const answer = await act.run({ id: shop.id, changes });
    if (answer?.kind === 'done') {
      await draft.drop();
      say({ tone: 'done', text: text.saved });
      onChanged();
    } else if (answer?.kind === 'refused' && answer.refusal.code === 'changed') meet(mine, base, answer.refusal);
  };
  /** What one alone has changed goes on; of the rest somebody is asked. */
  const meet = (mine: Partial<Values>, base: Partial<Values>, { thing, by, at }: Refusal) => {
    const { fields } = thing as { readonly fields: Values };
    const [name] = mergeFields(base, mine, fields).conflicts as ShopField[];
    if (name === undefined) return void save(mine, fields);
    const theirs = { text: String(fields[name] ?? ''), name: by ?? '', at: at ?? new Date().toISOString() };
    setContested({ field: name, base: String(base[name] ?? ''), theirs, fields });
  };
  const settle = (third: string | null) => {
    if (contested === null) return;
    const { [contested.field]: _own, ...rest } = changed as Partial<Values>;
    const mine = third === null ? rest : { ...rest, [contested.field]: read(contested.field, third) };
    setContested(null);
    draft.rebase({ fields: contested.fields, version: 0 }, mine as Partial<Values>);
    void save(mine as Partial<Values>, contested.fields);
    if (third === null) onChanged();
  };
  const stay = async () => {
    const answer = await keep.run({ id: shop.id });
    if (answer?.kind === 'done') say({ tone: 'done', text: text.stays });
    onChanged();
  };
  const count = Object.keys(changed).length;
  const input = (name: ShopField) => (
    <TextField
      key={name}
      label={shopFieldNames[name]}
      aside={<WritesNow others={others} field={name} />}
      readOnly={!mayEdit}
      value={String(values[name] ?? '')}
      onFocus={() => setField(name)}
      onChange={({ currentTarget }) => set(name, read(name, currentTarget.value))}
    />
  );
  return (
    <>
      <Crumbs label={pageTitles.shops} way={[{ name: pageTitles.shops, to: '/butikker' }]} here={shop.name} />
      <PageHead title={shop.name}>
        {mayEdit && (
          <>
            <SavedState draft={draft} />
            {count > 0 && (
              <Button look="text" onClick={() => void draft.drop()}>
                {editingText.discard}
              </Button>
            )}
            {shop.lastDay === null && (
              <Button look="text" onClick={() => setClosing(true)}>
                {text.close}
              </Button>
            )}
            <Button
              off={count === 0 || act.isRunning}
              onClick={() => void save(changed as Partial<Values>, draft.base as Partial<Values>)}
            >
              {text.save}
            </Button>
          </>
        )}
      </PageHead>
      {shop.closed && (
        <Note tone="info">
          {text.closed}. {shop.heir !== null && text.leadsTo(shop.heir)}
        </Note>
      )}
      {shop.lastDay !== null && (
        <Note
          tone="warn"
          act={
            mayEdit && (
              <Button look="outline" size="small" onClick={() => void stay()}>
                {text.keep}
              </Button>
            )
          }
        >
          {text.closesAfter(shop.lastDay.split('-').toReversed().map(Number).join('.'))}
          {shop.orders.map((id) => (
            <Fragment key={id}>
              {' '}
              <Link to={`/ordre/${id}`}>{text.order(id)}</Link>
            </Fragment>
          ))}
        </Note>
      )}
      <OthersHere others={others} nameOfField={(name) => shopFieldNames[name as ShopField] ?? name} />
      <Columns>
        <section aria-labelledby="hours">
          <h2 id="hours">{text.hours}</h2>
          <HoursFields
            value={String(values.openingHours ?? '')}
            mayEdit={mayEdit}
            onChange={(hours) => set('openingHours', hours)}
          />
          <OtherDays
            shop={shop}
            mayEdit={iMay('shops.hours', { shopId: shopId(shop.id) }) && !shop.closed}
            onChanged={onChanged}
          />
        </section>
        <section aria-labelledby="contact">
          <h2 id="contact">{text.contact}</h2>
          {contact.map(input)}
          <h2>{text.place}</h2>
          {onMap.map(input)}
          {typeof values.mapLink === 'string' && values.mapLink.startsWith('https://') && (
            <a href={values.mapLink} target="_blank" rel="noreferrer">
              {text.seeMap}
            </a>
          )}
        </section>
      </Columns>
      {contested !== null && (
        <ConflictDialog
          field={shopFieldNames[contested.field].toLowerCase()}
          base={contested.base}
          mine={{ text: String(values[contested.field] ?? ''), savedAt: draft.savedAt }}
          theirs={contested.theirs}
          onPublish={settle}
          onKeepTheirs={() => settle(null)}
          onClose={() => setContested(null)}
        />
      )}
      {closing && <CloseShop shop={shop} onClose={() => setClosing(false)} onClosed={onChanged} />}
    </>
  );
}

/** Places on the map are figures; what is none is sent as it is and told. */
function read(field: ShopField, typed: string): string | number | null {
  if (typed === '') return field === 'openingHours' ? '' : null;
  if (field !== 'latitude' && field !== 'longitude') return typed;
  const figure = Number(typed.replace(',', '.'));
  return Number.isFinite(figure) && !/[.,]$/.test(typed) ? figure : typed;
}
