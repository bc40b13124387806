import { useLocation } from 'react-router';

export function TitleScreen() {
  return <h1>{useLocation().pathname}</h1>;
}
