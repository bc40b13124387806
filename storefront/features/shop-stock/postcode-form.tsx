import { useState } from 'react';
import { fieldErrors } from '#content/nb/errors.ts';
import { shopsText } from '#content/nb/shops.ts';
import { isPostcode } from '#domain/shop/postcode.ts';
import { findByDevice } from '#storefront/data/find-by-device.ts';
import { findByPostcode } from '#storefront/data/shopper-place.ts';
import { IconButton } from '#ui/components/button/icon-button.tsx';
import { Field } from '#ui/components/field/field.tsx';
import styles from './postcode-form.module.css';

export interface PostcodeFormProps {
  /** The postcode that is in use. */
  readonly known: string | null;
  /** Why one would type it, while no place is known. */
  readonly hint?: string | undefined;
}

/** The fourth digit is enough: there is nothing more to say (GEN-16). */
export function PostcodeForm({ known, hint }: PostcodeFormProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string>();

  const type = async (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 4);
    setTyped(digits);
    setError(undefined);
    if (isPostcode(digits) && !(await findByPostcode(digits))) setError(fieldErrors.postcode);
  };
  const locate = async () => {
    setError(undefined);
    try {
      await findByDevice();
      setTyped('');
    } catch {
      setError(shopsText.positionDenied);
    }
  };

  return (
    <Field
      label={shopsText.postcode}
      className={styles.form}
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={4}
      placeholder={shopsText.postcodeHelp}
      value={typed ?? known ?? ''}
      hint={hint}
      error={error}
      onChange={(event) => void type(event.target.value)}
      action={<IconButton icon="pin" look="framed" label={shopsText.useMyPosition} onClick={() => void locate()} />}
    />
  );
}
