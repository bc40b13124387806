import { checkoutText } from '#content/nb/checkout.ts';
import { frameText } from '#content/nb/frame.ts';
import { vippsText } from '#content/nb/vipps.ts';
import { loginPathFor } from '#domain/navigation/addresses/next-path.ts';
import { vippsLoginFor } from '#domain/navigation/addresses/vipps-login.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { Link } from '#ui/components/link/link.tsx';
import { useStore } from '../../data/store.ts';
import { user } from '../../features/customer/user-store.ts';
import { useFrame } from '../../layout/use-frame.ts';
import styles from './checkout-screen.module.css';

/** Nobody needs an account to buy; who has one need not fill in the fields (DEC-28). */
export function LoginHint() {
  const { user: customer } = useStore(user);
  const { loginMethods } = useFrame();
  if (customer !== null) {
    return <p className={styles.fine}>{checkoutText.loggedInAs(`${customer.first_name} ${customer.last_name}`)}</p>;
  }
  return (
    <p className={styles.login}>
      {checkoutText.logInHelp} <Link to={loginPathFor(pathTo('checkout'))}>{frameText.logIn}</Link>
      {loginMethods.includes('vipps') && (
        <>
          {` ${vippsText.or} `}
          <Link reloadDocument to={vippsLoginFor({ next: pathTo('checkout') })}>
            {vippsText.logIn}
          </Link>
        </>
      )}
    </p>
  );
}
