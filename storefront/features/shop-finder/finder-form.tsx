import { type FormEvent, useId, useState } from 'react';
import { Form } from 'react-router';
import { fieldErrors } from '#content/nb/errors.ts';
import { shopsText } from '#content/nb/shops.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { isPostcode } from '#domain/shop/postcode.ts';
import { startLists, useStartList } from '#storefront/data/start-lists.ts';
import { Button } from '#ui/components/button/button.tsx';
import { Field } from '#ui/components/field/field.tsx';
import { FieldError } from '#ui/components/field/field-error.tsx';
import { byDevice, type FinderErrors, type FinderStep, findPlace, postPlaceOf } from './find-place.ts';
import styles from './finder-form.module.css';

export interface FinderFormProps {
  /** The postcode that is known: of the url, or of an earlier visit. */
  readonly known: { readonly postcode: string; readonly postPlace: string } | null;
  /** The postcode of the url, and whether there is none such. */
  readonly askedPostcode: string | null;
  readonly unknownPostcode: boolean;
  readonly onPostcode: (postcode: string) => void;
  /** The device has told, so the url's postcode no longer holds. */
  readonly onOtherPlace: () => void;
}

/**
 * DEC-26: address and postcode, or the device. The fourth digit is enough for a postcode alone. It is a plain form, so that a
 * postcode can be sent before and without script.
 */
export function FinderForm({ known, askedPostcode, unknownPostcode, onPostcode, onOtherPlace }: FinderFormProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [address, setAddress] = useState('');
  const [errors, setErrors] = useState<FinderErrors>({});
  const [locating, setLocating] = useState(false);
  const positionError = useId();
  const postcode = typed ?? (unknownPostcode ? askedPostcode : known?.postcode) ?? '';
  useStartList(startLists.postalCodes); // the poststed is there once this is
  const postPlace = known?.postcode === postcode ? known.postPlace : postPlaceOf(postcode);

  const take = async (asked: Promise<FinderStep>) => {
    setErrors({});
    const step = await asked;
    if (step.kind === 'postcode') onPostcode(step.postcode);
    else {
      setErrors(step.errors);
      if (Object.keys(step.errors).length === 0) onOtherPlace();
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void take(findPlace(address, postcode));
  };
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 4);
    setTyped(digits);
    setErrors({});
    if (isPostcode(digits) && digits !== known?.postcode && address.trim() === '') onPostcode(digits);
  };
  const locate = async () => {
    setLocating(true);
    await take(byDevice());
    setLocating(false);
    setTyped(null);
  };

  const postcodeError =
    errors.postcode ?? (unknownPostcode && postcode === askedPostcode ? fieldErrors.postcode : undefined);
  return (
    <div className={styles.finder}>
      <Form
        role="search"
        aria-label={shopsText.find}
        action={pathTo('shops')}
        onSubmit={submit}
        className={styles.form}
        noValidate
      >
        <Field
          label={shopsText.address}
          placeholder={shopsText.addressHelp}
          autoComplete="street-address"
          maxLength={200}
          value={address}
          error={errors.address}
          onChange={(event) => setAddress(event.target.value)}
        />
        <Field
          label={shopsText.postcode}
          name="postnr"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={4}
          value={postcode}
          hint={postPlace === '' ? shopsText.postcodeHelp : postPlace}
          error={postcodeError}
          onChange={(event) => type(event.target.value)}
          action={<Button type="submit">{shopsText.search}</Button>}
        />
      </Form>
      <div>
        <Button look="text" icon="pin" className={styles.locate} disabled={locating} onClick={() => void locate()}>
          {locating ? shopsText.findingPosition : shopsText.useMyPosition}
        </Button>
        <div role="alert">
          <FieldError id={positionError} text={errors.position} />
        </div>
      </div>
    </div>
  );
}
