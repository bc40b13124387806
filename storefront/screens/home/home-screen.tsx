import { useLoaderData } from 'react-router';
import type { HomeData } from '../../routes/load-home.ts';

export function HomeScreen() {
  const { home } = useLoaderData<HomeData>();
  return <h1>{home.hero.title}</h1>;
}
