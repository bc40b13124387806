import { isRouteErrorResponse, useRouteError } from 'react-router';

export function ErrorScreen() {
  const error = useRouteError();
  return <h1>{isRouteErrorResponse(error) && error.status === 404 ? 'Siden finnes ikke' : 'Noe gikk galt'}</h1>;
}
