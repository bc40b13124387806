import type { PageProps } from '../page.ts';

export function OrderPage({ params }: PageProps) {
  return <p>{params.id}</p>;
}
