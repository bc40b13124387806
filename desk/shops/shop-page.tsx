import { useState } from 'react';
import { pageTitles } from '#content/nb/desk/pages.ts';
import { shopFieldNames, shopRefusal, shopText as text } from '#content/nb/desk/shops.ts';
import type { DeskShop, ShopField } from '#contract/desk/shops/schemas.ts';
import { shopId } from '#domain/shop/shop-id.ts';
import type { PageProps } from '../page.ts';
import { Button } from '../parts/button.tsx';
import { TextField } from '../parts/field.tsx';
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
import styles from './shops.module.css';

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
const contact: readonly ShopField[] = ['address', 'postNo', 'postPlace', 'phone', 'email'];
const onMap: readonly ShopField[] = ['latitude', 'longitude', 'mapLink'];

function Shop({ shop, onChanged }: { readonly shop: DeskShop; readonly onChanged: () => void }) {
  const mayEdit = iMay('shops.edit') && !shop.closed;
  const [typed, setTyped] = useState<Partial<Values>>({});
  const [closing, setClosing] = useState(false);
  const act = useAct('saveShop', shopRefusal);
  const values = { ...shop.values, ...typed };
  const changes = (Object.keys(typed) as ShopField[])
    .filter((field) => typed[field] !== shop.values[field])
    .map((field) => ({ field, from: shop.values[field] ?? null, to: typed[field] ?? null }));
  const set = (field: ShopField, value: string | number | null) => setTyped({ ...typed, [field]: value });
  const save = async () => {
    const answer = await act.run({ id: shop.id, changes });
    if (answer?.kind !== 'done') return;
    setTyped({});
    say({ tone: 'done', text: text.saved });
    onChanged();
  };
  const field = (name: ShopField) => (
    <TextField
      key={name}
      label={shopFieldNames[name]}
      readOnly={!mayEdit}
      value={String(values[name] ?? '')}
      onChange={({ currentTarget }) => set(name, read(name, currentTarget.value))}
    />
  );
  return (
    <>
      <p className={styles.crumbs}>
        <Link to="/butikker">{pageTitles.shops}</Link> / <b>{shop.name}</b>
      </p>
      <PageHead title={shop.name}>
        {mayEdit && (
          <>
            <Button look="text" onClick={() => setClosing(true)}>
              {text.close}
            </Button>
            <Button off={changes.length === 0 || act.isRunning} onClick={() => void save()}>
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
      <div className={styles.columns}>
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
          {contact.map(field)}
          <h2>{text.place}</h2>
          {onMap.map(field)}
          {typeof values.mapLink === 'string' && values.mapLink.startsWith('https://') && (
            <a href={values.mapLink} target="_blank" rel="noreferrer">
              {text.seeMap}
            </a>
          )}
        </section>
      </div>
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
