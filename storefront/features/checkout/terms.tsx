import { checkoutText } from '#content/nb/checkout.ts';
import { fieldErrors } from '#content/nb/errors.ts';
import { frameText } from '#content/nb/frame.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { Checkbox } from '#ui/components/choice/checkbox.tsx';
import { Link } from '#ui/components/link/link.tsx';
import styles from './checkout-form.module.css';

export interface TermsProps {
  readonly accepted: boolean;
  readonly wrong: boolean;
  readonly onChange: (accepted: boolean) => void;
  readonly onReadPrivacy: () => void;
}

/** The texts open beside the checkout, which stays as it is filled in. */
export function Terms({ accepted, wrong, onChange, onReadPrivacy }: TermsProps) {
  return (
    <div>
      <Checkbox
        label={checkoutText.terms}
        name="terms"
        checked={accepted}
        error={wrong ? fieldErrors.terms : undefined}
        required
        onChange={({ target }) => onChange(target.checked)}
      />
      <p className={styles.links}>
        <OutsideLink to={pathTo('terms')} text={checkoutText.readTerms} />
        <OutsideLink to={pathTo('returns')} text={checkoutText.readReturns} />
        <button type="button" className={styles.link} onClick={onReadPrivacy}>
          {frameText.readAboutPrivacy}
        </button>
      </p>
    </div>
  );
}

function OutsideLink({ to, text }: { readonly to: string; readonly text: string }) {
  return (
    <Link to={to} target="_blank" className={styles.link}>
      {text}
      <span className="sr-only"> ({frameText.opensInNewTab})</span>
    </Link>
  );
}
