import './styles/tokens.css';
import './styles/reset.css';
import { Outlet, useLoaderData } from 'react-router';
import type { FrameData } from './routes/load-frame.ts';

export function Root() {
  const frame = useLoaderData<FrameData>();
  return (
    <>
      <a className="skip-link" href="#innhold">
        Gå til innhold
      </a>
      <header>{frame.tenant.display_name}</header>
      <main id="innhold" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
