import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { cartText } from '#content/nb/cart.ts';
import { generalError, promocodeErrors } from '#content/nb/errors.ts';
import { frameText } from '#content/nb/frame.ts';
import type { ShopApi } from '#contract/shop-api.ts';
import { normaliseCode, type Promocode } from '#domain/promocode/promocode.ts';
import { raiseAlert } from '#storefront/data/alerts.ts';
import { shopApi } from '#storefront/data/shop-api.ts';
import { saveFocus } from '#ui/browser/focus.ts';
import { Button } from '#ui/components/button/button.tsx';
import { IconButton } from '#ui/components/button/icon-button.tsx';
import { Field } from '#ui/components/field/field.tsx';
import { cart, dispatchCart } from '../cart-store.ts';
import styles from './promo-dialog.module.css';

export interface PromoDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** The promo-code modal. It leaves the cart's own controls in reach, since the button that opened it closes it too (UI-46). */
export function PromoDialog({ id, onClose }: PromoDialogProps) {
  const titleId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);

  useEffect(() => {
    const giveFocusBack = saveFocus();
    field.current?.focus();
    return giveFocusBack;
  }, []);

  const apply = async (event: FormEvent) => {
    event.preventDefault();
    if (sending || normaliseCode(code) === '') return;
    if (cart.get().discount.activated) {
      raiseAlert('warning', promocodeErrors.alreadyActive);
      return;
    }
    setSending(true);
    const checked = await checkPromocode(shopApi(), normaliseCode(code));
    setSending(false);
    if (checked.ok) {
      dispatchCart({ type: 'apply-discount', promocode: checked.promocode });
      onClose();
    } else {
      setError(checked.text);
    }
  };

  return (
    <dialog
      open
      id={id}
      aria-labelledby={titleId}
      className={styles.promo}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault(); // the cart stays open
        onClose();
      }}
    >
      <div className={styles.header}>
        <h3 id={titleId} className={styles.title}>
          {cartText.promo.title}
        </h3>
        <IconButton icon="close" label={frameText.close} onClick={onClose} />
      </div>
      <form onSubmit={(event) => void apply(event)} className={styles.form}>
        <Field
          ref={field}
          label={cartText.promo.field}
          hint={cartText.promo.help}
          error={error}
          value={code}
          onChange={({ target }) => {
            setCode(target.value);
            setError(undefined);
          }}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          action={
            <Button type="submit" aria-disabled={sending}>
              {cartText.promo.apply}
            </Button>
          }
        />
      </form>
    </dialog>
  );
}

/** The code, or the text that says why it cannot be used (DEC-79). */
type CheckedPromocode =
  | { readonly ok: true; readonly promocode: Promocode }
  | { readonly ok: false; readonly text: string };

async function checkPromocode(api: Pick<ShopApi, 'checkPromocode'>, code: string): Promise<CheckedPromocode> {
  const reply = await api.checkPromocode({ code });
  if (reply.ok) return { ok: true, promocode: reply.data };
  if (reply.status === 404) return { ok: false, text: promocodeErrors.unknown };
  // not yet valid, or no longer: the server says which (TXT-31, TXT-32)
  return { ok: false, text: reply.status === 422 ? reply.body.message : generalError(reply.status) };
}
