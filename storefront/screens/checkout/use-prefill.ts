import { useEffect } from 'react';
import type { CartClient } from '#domain/cart/cart-state.ts';
import { useStore } from '../../data/store.ts';
import { cart, dispatchCart } from '../../features/cart/cart-store.ts';
import { user } from '../../features/customer/user-store.ts';

/** Who is logged in finds the empty fields filled in; what was typed stays. */
export function usePrefill(): void {
  const { user: customer } = useStore(user);
  useEffect(() => {
    if (customer === null) return;
    const known: Partial<CartClient> = {
      name: `${customer.first_name} ${customer.last_name}`.trim(),
      phone: customer.phone,
      email: customer.email,
      address: customer.address ?? '',
      zipcode: customer.postal_code ?? '',
      city: customer.city ?? '',
    };
    const { client } = cart.get();
    const empty = Object.entries(known).filter(
      ([field, value]) => value !== '' && client[field as keyof CartClient] === '',
    );
    if (empty.length > 0) dispatchCart({ type: 'change-client', client: Object.fromEntries(empty) });
  }, [customer]);
}
