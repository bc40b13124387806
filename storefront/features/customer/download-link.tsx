import { TextLink } from '#storefront/components/button/text-link.tsx';

/** Everything that is held about the customer, as a file. */
export function DownloadLink({ children }: { readonly children: string }) {
  return (
    <TextLink to="/api/v1/customers/current/export" download="mine-data.json" reloadDocument>
      {children}
    </TextLink>
  );
}
