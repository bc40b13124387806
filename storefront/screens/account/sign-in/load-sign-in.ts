import { apiOf, type LoaderArgs } from '../../../data/api-context.ts';
import { currentPath } from '../../../data/current-path.ts';

export interface SignInData {
  readonly picture: string;
  /** The screen the visitor came from inside the shop (DEC-111). */
  readonly openedFrom: string | null;
}

export async function loadSignIn(args: LoaderArgs): Promise<SignInData> {
  const settings = await apiOf(args).settings({});
  return { picture: settings.ok ? settings.data.home.pictures.signIn : '', openedFrom: currentPath() };
}
