import { loginError } from '#content/nb/errors.ts';
import type { CallInput } from '#contract/shop-api.ts';
import { noUser, userStateOf } from '#domain/customer/user-state.ts';
import { type LoginOrigin, pathAfterLogin } from '#domain/navigation/next-path.ts';
import { loadPage, reloadPage } from '#storefront/browser/location.ts';
import { shopApi } from '#storefront/data/shop-api.ts';
import { doEffects, failCall, type UserError } from './fail-call.ts';
import { setUser } from './user-store.ts';

/** A full load follows, so that token, user and every tab agree (USER-01, USER-02, DEC-111). */
export async function logIn(input: CallInput<'login'>, origin: LoginOrigin): Promise<UserError | null> {
  const reply = await shopApi().login(input);
  if (!reply.ok) return failCall('login', reply.status, [loginError(reply.status)]);
  setUser(userStateOf(reply.data));
  loadPage(pathAfterLogin(origin));
  return null;
}

/** DEC-107: the one-time link of a mail. */
export async function logInByToken(token: string, origin: LoginOrigin): Promise<UserError | null> {
  const reply = await shopApi().loginBy({ type: 'token', registration_token: token });
  if (!reply.ok) return failCall('login', reply.status, [loginError(reply.status)]);
  setUser(userStateOf(reply.data));
  loadPage(pathAfterLogin(origin));
  return null;
}

/** USER-03, USER-04 */
export async function register(input: CallInput<'register'>, origin: LoginOrigin): Promise<UserError | null> {
  const reply = await shopApi().register(input);
  if (!reply.ok) return failCall('register', reply.status, [loginError(reply.status)]);
  setUser(userStateOf(reply.data));
  loadPage(pathAfterLogin(origin));
  return null;
}

/** USER-06. Whatever the answer, nobody is left logged in on this device. */
export async function logOut(): Promise<void> {
  const reply = await shopApi().logout({});
  if (!reply.ok) doEffects('logout', reply.status);
  setUser(noUser);
  reloadPage();
}
