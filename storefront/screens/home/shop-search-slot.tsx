import { Form } from 'react-router';
import { homeText } from '#content/nb/home.ts';
import type { HomeSlot } from '#contract/tenant.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { Button } from '#ui/components/button/button.tsx';
import { Field } from '#ui/components/field/field.tsx';
import { focusStyle, pictureSources } from '#ui/components/picture/picture-sources.ts';
import styles from './slot.module.css';

/** DEC-20: the postcode field of the shop finder. It is a plain form, so it works before and without script. */
export function ShopSearchSlot({ slot, map }: { slot: HomeSlot; map: string }) {
  return (
    <section className={`${styles.slot} ${styles.shops}`} data-slot="storeSearch">
      <div className={styles.map}>
        <img
          {...pictureSources(slot.image ?? map, [480, 640, 960])}
          style={focusStyle(slot.image ?? map)}
          sizes="(max-width: 1019px) 100vw, 33vw"
          alt={slot.imageAlt ?? ''}
          loading="lazy"
        />
      </div>
      <h2>{slot.title === '' ? homeText.shopSearch.heading : slot.title}</h2>
      <Form className={styles.form} action={pathTo('shops')}>
        <Field
          label={homeText.shopSearch.postcode}
          labelHidden
          placeholder={homeText.shopSearch.postcode}
          name="postnr"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={4}
          pattern="[0-9]{4}"
          required
          action={<Button type="submit">{homeText.shopSearch.find}</Button>}
        />
      </Form>
    </section>
  );
}
