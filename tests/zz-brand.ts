import { makeBrand } from '../scripts/brand/make-brand.ts';
import { fourthBrand } from './fourth-brand.ts';
await makeBrand('/tmp/goods-brand', 'fjellgard', fourthBrand);
