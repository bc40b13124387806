import { apiPrefix, endpoints } from '#contract/endpoints.ts';
import { TextLink } from '#ui/components/button/text-link.tsx';

/** Everything that is held about the customer, as a file. */
export function DownloadLink({ children }: { readonly children: string }) {
  return (
    <TextLink to={apiPrefix + endpoints.exportData.path} download="mine-data.json" reloadDocument>
      {children}
    </TextLink>
  );
}
