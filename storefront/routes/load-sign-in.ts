import type { LoginOrigin } from '#domain/navigation/next-path.ts';
import { apiOf, type LoaderArgs } from '../data/api-context.ts';
import { shownPath } from '../data/shown-path.ts';

export interface SignInData {
  readonly picture: string;
  /** Where the visitor comes from and wants to go (DEC-111). */
  readonly origin: LoginOrigin;
  /** DEC-107: the one-time link of a mail. */
  readonly registrationToken: string | null;
  readonly email: string;
}

export async function loadSignIn(args: LoaderArgs): Promise<SignInData> {
  const settings = await apiOf(args).settings({});
  const { searchParams } = new URL(args.request.url);
  return {
    picture: settings.ok ? settings.data.home.pictures.signIn : '',
    origin: {
      next: searchParams.get('next'),
      openedFrom: shownPath(),
      fromCart: searchParams.get('from') === 'cart',
    },
    registrationToken: searchParams.get('registration_token'),
    email: searchParams.get('email') ?? '',
  };
}
