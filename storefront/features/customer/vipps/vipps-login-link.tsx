import { vippsText } from '#content/nb/vipps.ts';
import type { LoginOrigin } from '#domain/navigation/addresses/next-path.ts';
import { vippsLoginFor } from '#domain/navigation/addresses/vipps-login.ts';
import { LinkButton } from '#ui/components/button/link-button.tsx';
import styles from './vipps-login-link.module.css';

/** Leaves the shop, so it is a plain link: the server leads on. */
export function VippsLoginLink({ origin }: { readonly origin: LoginOrigin }) {
  return (
    <div className={styles.other}>
      <p className={styles.or}>
        <span>{vippsText.or}</span>
      </p>
      <LinkButton reloadDocument look="outline" size="lg" full icon="mobile" to={vippsLoginFor(origin)}>
        {vippsText.logIn}
      </LinkButton>
    </div>
  );
}
