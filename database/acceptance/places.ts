/** FIX-04: three shops and the web stock, 55, which is never shown as a shop (DEC-92). */
export const shops = [
  shop({
    id: 1,
    name: 'Oslo',
    address: 'Storgata 12',
    postNo: '0155',
    postPlace: 'OSLO',
    latitude: 59.9139,
    longitude: 10.7522,
    openingHours: '1-5 1000-2000,6 1000-1800',
  }),
  shop({
    id: 2,
    name: 'Drammen',
    address: 'Bragernes torg 3',
    postNo: '3017',
    postPlace: 'DRAMMEN',
    latitude: 59.744,
    longitude: 10.2045,
    openingHours: '6 1000-1600,1-5 0900-1900', // unsorted on purpose (ENT-52)
  }),
  shop({
    id: 3,
    name: 'Bergen',
    address: 'Strandgaten 5',
    postNo: '5013',
    postPlace: 'BERGEN',
    latitude: 60.3943,
    longitude: 5.322,
    openingHours: '1-4 1000-1800,5 1000-1900,6 1000-1600',
  }),
  shop({
    id: 55,
    name: 'Nettlager',
    address: null,
    postNo: null,
    postPlace: null,
    latitude: null,
    longitude: null,
    openingHours: '',
  }),
];

/** FIX-05. Of 3017 and 5013 only the place is given; they lie where their shops do. */
export const postalCodes = [
  { postal_code: '0155', place: 'OSLO', latitude: 59.9127, longitude: 10.7461 },
  { postal_code: '3017', place: 'DRAMMEN', latitude: 59.744, longitude: 10.2045 },
  { postal_code: '5013', place: 'BERGEN', latitude: 60.3943, longitude: 5.322 },
];

export const addresses = [
  {
    address_id: 1,
    street: 'Storgata',
    house_number: '12',
    postal_code: '0155',
    city: 'OSLO',
    latitude: 59.9139,
    longitude: 10.7522,
  },
];

interface AcceptanceShop {
  readonly id: number;
  readonly name: string;
  readonly address: string | null;
  readonly postNo: string | null;
  readonly postPlace: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly openingHours: string;
}

function shop({ id, name, address, postNo, postPlace, latitude, longitude, openingHours }: AcceptanceShop) {
  return {
    shop_id: id,
    no: String(100 + id),
    name,
    full_name: `Nordvarde ${name}`,
    org_no: '900000015',
    description: '',
    opening_hours: openingHours,
    map_link: latitude === null ? null : `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}`,
    post_no: postNo,
    post_place: postPlace,
    address,
    email: `${name.toLowerCase()}@nordvarde.example`,
    phone: `15 55 ${String(id).padStart(2, '0')} 00`,
    messenger_id: null,
    chain_id: 1,
    latitude,
    longitude,
  };
}
