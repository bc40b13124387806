import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Endpoint, type EndpointName, endpoints } from '#contract/endpoints.ts';
import { schemas } from '#contract/schemas.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const get = async (path: string) => (await shop.get(`/api/v1${path}`)).body;

describe('reference lists', () => {
  test('API-05 every list answers 200 with JSON of the shape the contract gives', async () => {
    const needsQuery = [
      '/articles/bundle',
      '/articles/stock',
      '/articles/suggestions',
      '/guides/goods',
      '/maps/interpreter',
      // 204 where nobody is about to register.
      '/customers/pending-identity',
    ];
    const lists = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
      ([, { method, access, path }]) =>
        method === 'GET' && access === 'open' && !path.includes(':') && !needsQuery.includes(path),
    );
    for (const [name, { path }] of lists) {
      const answer = await shop.get(`/api/v1${path}`);
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get('content-type'), path).toContain('application/json');
      expect(schemas[name].answer.safeParse(answer.body).error?.issues ?? [], path).toEqual([]);
    }
  });

  test('API-26 ENT-39 ENT-40 genders', async () => {
    expect(await get('/genders')).toEqual([
      { id: 1, name: 'Herre' },
      { id: 2, name: 'Dame' },
      { id: 4, name: 'Barn' },
      { id: 10, name: 'Unisex' },
      { id: 11, name: 'Junior' },
    ]);
  });

  test('API-25 ENT-42 product lines in Norwegian order', async () => {
    expect((await get('/productlines')).map(({ id, name }: { id: number; name: string }) => ({ id, name }))).toEqual([
      { id: 1, name: 'Heldre' },
      { id: 3, name: 'Nordvei' },
      { id: 2, name: 'Vikafjell' },
    ]);
  });

  test('ENT-42 a product line looks as its best-selling article does', async () => {
    const lines: { name: string; image: string | null }[] = await get('/productlines');
    const { Images: images } = await get('/articles/1002');
    expect(images.length).toBeGreaterThan(0);
    expect(lines.find(({ name }) => name === 'Vikafjell')?.image).toBe(images[0]);
  });

  test('API-27 ENT-38 colour groups', async () => {
    const groups = await get('/colorgroups');
    expect(groups.map(({ name }: { name: string }) => name).sort()).toEqual(['Blå', 'Grønn', 'Rød', 'Svart']);
    expect(Object.keys(groups[0])).toEqual(expect.arrayContaining(['id', 'label', 'name', 'hex', 'colorId']));
  });

  test('DEC-24 a colour group shows different things that are to be had in that colour', async () => {
    const groups: { name: string; images: string[] }[] = await get('/colorgroups');
    for (const { name, images } of groups) {
      expect([name, new Set(images).size]).toEqual([name, images.length]);
      expect(images.length).toBeLessThanOrEqual(3);
    }
    const { Variants: variants } = await get('/articles/1001');
    const pictures = variants.map(({ Color: { image } }: { Color: { image: string } }) => image);
    const shown = groups.flatMap(({ images }) => images);
    expect(pictures.some((picture: string) => shown.includes(picture))).toBe(true);
  });

  test('API-07 ENT-43 ENT-45 ENT-46 categories with subcategories and groups, counts and price ranges', async () => {
    const categories = await get('/categories');
    expect(
      categories.map(({ id, name, slug }: { id: number; name: string; slug: string }) => [id, name, slug]),
    ).toEqual([
      [1, 'Tekstil', 'klaer'],
      [2, 'Vintersport', 'vintersport'],
      [3, 'Sko', 'sko'],
      [4, 'Fritid', 'fritid'],
    ]);
    expect(categories[0]).toMatchObject({ count: 49, minPrice: 299, maxPrice: 1399, current_page: 1, last_page: 3 });
    expect(categories[1]).toMatchObject({ count: 3, minPrice: 399, maxPrice: 699 });
    const helmets = categories[1].subcategories[0];
    expect(helmets).toMatchObject({
      ArticleGroup2ID: 20,
      MainGroupID: 2,
      Name: 'Hjelmer & alpinbriller',
      articlesCount: 2,
      custom: false,
    });
    expect(helmets.slug).toBe('hjelmer-&-alpinbriller');
    expect(helmets.groups[0]).toMatchObject({
      id: 200,
      name: 'Alpinbriller',
      articleGroup2ID: 20,
      articleGroup3ID: 200,
    });
  });

  test('API-08 groups of a subcategory; an unknown one is 404', async () => {
    expect((await get('/subcategories/10/groups')).map(({ name }: { name: string }) => name)).toEqual([
      'Skalljakker',
      'Dunjakker',
    ]);
    expect((await shop.get('/api/v1/subcategories/999/groups')).status).toBe(404);
    expect((await shop.get('/api/v1/subcategories/x/groups')).status).toBe(404);
  });

  test('API-06 CONST-01 CONST-02 shipping methods in øre', async () => {
    expect(await get('/shipping_methods')).toMatchObject([
      { id: 'delivery', name: 'Hjemlevering', price: 19900 },
      { id: 'pickup_point', name: 'Hentested', price: 9900 },
    ]);
  });

  test('API-28 ENT-50 shops without the web stock, with every field', async () => {
    const shops = await get('/shops');
    expect(shops.map(({ name }: { name: string }) => name)).toEqual(['Bergen', 'Drammen', 'Oslo']);
    expect(shops[2]).toMatchObject({
      id: 1,
      address: 'Storgata 12',
      postNo: '0155',
      postPlace: 'OSLO',
      openingHours: '1-5 1000-2000,6 1000-1800',
      coords: { latitude: 59.9139, longitude: 10.7522 },
      chainId: 1,
      distance: null,
    });
  });

  test('API-29 API-30 ENT-56 postal codes are text and carry coordinates; an unknown one is 404', async () => {
    expect((await get('/postalcodes')).map(({ PostalCode }: { PostalCode: string }) => PostalCode)).toEqual([
      '0155',
      '3017',
      '5013',
    ]);
    expect(await get('/postalcodes/0155')).toMatchObject({
      PostalPlace: 'OSLO',
      CoordLat: 59.9127,
      CoordLong: 10.7461,
    });
    expect((await shop.get('/api/v1/postalcodes/9999')).status).toBe(404);
    expect((await shop.get('/api/v1/postalcodes/155')).status).toBe(404);
  });

  test('API-53 ENT-85 bestsellers by rank', async () => {
    expect((await get('/bestsellers')).slice(0, 3)).toMatchObject([
      { article_id: 1001, qty_rank: 1 },
      { article_id: 1002, qty_rank: 2 },
      { article_id: 1003, qty_rank: 3 },
    ]);
  });

  test('API-41 GEN-30 ENT-41 CONST-28 settings: chain id 1, the menu genders in order, contact, no secret', async () => {
    const settings = await get('/settings');
    expect(settings).toMatchObject({
      brand_name: 'nordvarde',
      chain_id: 1,
      menu_genders: ['junior', 'dame', 'herre', 'barn', 'uni'],
      search_on_type: 0,
      contact: { email: 'kundeservice@example.no' },
    });
    expect(settings.reservation_statuses).toContainEqual({ id: 4, name: 'Klar til henting' });
    expect(JSON.stringify(settings)).not.toMatch(/secret|password/i);
  });

  test('UI-03 UI-04 the home content has the eight named slots and nine grid slots', async () => {
    const { slots } = (await get('/settings')).home;
    expect(Object.keys(slots)).toHaveLength(17);
    expect(Object.keys(slots)).toEqual(
      expect.arrayContaining([
        'generalPromo',
        'newspaper',
        'campaignPromo',
        'productPromo',
        'storeSearch',
        'popularCategoryLeft',
        'popularCategoryRight',
        'popularCategoryBottom',
        'grid1',
        'grid9',
      ]),
    );
  });

  test('ENT-80 DEC-101 DEC-133 a shipping method and the tenant have the fields chosen for them, and no others', async () => {
    for (const method of await get('/shipping_methods')) {
      expect(Object.keys(method).sort()).toEqual(['description', 'id', 'name', 'price', 'sort']);
    }
    const tenant = await get('/tenant/get');
    expect(Object.keys(tenant).sort()).toEqual(
      [
        ...['id', 'chain_id', 'brand_name', 'display_name', 'logo_svg', 'logo_png'],
        ...['header_lines', 'theme', 'features'],
      ].sort(),
    );
    expect(Object.keys(tenant.theme).sort()).toEqual(['colors', 'font', 'name']);
  });

  test('API-42 GEN-29 the tenant carries a theme and its features', async () => {
    expect(await get('/tenant/get')).toMatchObject({
      chain_id: 1,
      brand_name: 'nordvarde',
      display_name: 'Nordvarde',
      header_lines: 2,
      theme: { colors: expect.any(Object), font: expect.any(String) },
      features: {
        maintenance: true,
        info: true,
        about: true,
        support: true,
        top_left_support: true,
        club_guarantee: true,
      },
    });
  });

  test('API-61 nobody logged in: 204 with an empty body', async () => {
    const answer = await shop.get('/api/v1/customers/current');
    expect([answer.status, answer.body]).toEqual([204, '']);
  });

  test('API-43 campaigns with and without the trailing slash', async () => {
    expect((await get('/campaigns/')).data).toEqual((await get('/campaigns')).data);
    expect((await get('/campaigns')).data[0]).toMatchObject({ name: 'Klikk & Hent' });
  });
});

describe('cached answers', () => {
  test('the same answer is revalidated by its ETag, compressed when asked', async () => {
    const first = await shop.get('/api/v1/shops');
    const again = await fetch(`${shop.url}/api/v1/shops`, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    const packed = await fetch(`${shop.url}/api/v1/categories`, { headers: { 'accept-encoding': 'br' } });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(await packed.json()).toHaveLength(4);
  });

  test('DEC-33 the lists of the start may be used for five minutes', async () => {
    expect((await shop.get('/api/v1/genders')).headers.get('cache-control')).toContain('max-age=300');
  });

  test('a change in the database is in the next answers within a second', async () => {
    await shop.database.execute(`UPDATE shops SET phone = '15 55 99 99' WHERE shop_id = 1`);
    await expect
      .poll(async () => (await get('/shops')).find(({ id }: { id: number }) => id === 1).phone)
      .toBe('15 55 99 99');
  });
});
