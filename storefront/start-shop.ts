import type { createBrowserRouter } from 'react-router';
import type { ShopApi } from '#contract/shop-api.ts';

export function startShop(_api: ShopApi, _router: ReturnType<typeof createBrowserRouter>): void {}
