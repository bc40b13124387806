import { loginError } from '#content/nb/errors.ts';
import type { Reply } from '#contract/reply.ts';
import type { Answer, CallInput } from '#contract/shop-api.ts';
import { noUser, userStateOf } from '#domain/customer/user-state.ts';
import { type LoginOrigin, pathAfterLogin } from '#domain/navigation/addresses/next-path.ts';
import { shopApi } from '#storefront/data/shop-api.ts';
import { loadPage, reloadPage } from '#ui/browser/location.ts';
import { applyFailureEffects, handleFailure, type UserError } from './handle-failure.ts';
import { setUser } from './user-store.ts';

export async function logIn(input: CallInput<'login'>, origin: LoginOrigin): Promise<UserError | null> {
  return enter('login', await shopApi().login(input), origin);
}

/** DEC-107: the one-time link of a mail. */
export async function logInByToken(token: string, origin: LoginOrigin): Promise<UserError | null> {
  return enter('login', await shopApi().loginBy({ type: 'token', registration_token: token }), origin);
}

export async function register(input: CallInput<'register'>, origin: LoginOrigin): Promise<UserError | null> {
  return enter('register', await shopApi().register(input), origin);
}

/** Whatever the answer, nobody stays logged in on this device (USER-06). */
export async function logOut(): Promise<void> {
  const reply = await shopApi().logout({});
  if (!reply.ok) applyFailureEffects('logout', reply.status);
  setUser(noUser);
  reloadPage();
}

/** A full load follows, so that token, user and every tab agree (USER-01, USER-02, DEC-111). */
function enter(call: 'login' | 'register', reply: Reply<Answer<'login'>>, origin: LoginOrigin): UserError | null {
  if (!reply.ok) return handleFailure(call, reply.status, [loginError(reply.status)]);
  setUser(userStateOf(reply.data));
  loadPage(pathAfterLogin(origin));
  return null;
}
