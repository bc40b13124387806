/** FIX-02 … FIX-05: what the acceptance articles are described by and where they stand. */

export const genders = [
  { gender_id: 1, name: 'Herre' },
  { gender_id: 2, name: 'Dame' },
  { gender_id: 4, name: 'Barn' },
  { gender_id: 10, name: 'Unisex' },
  { gender_id: 11, name: 'Junior' },
];

export const productLines = [
  { product_line_id: 1, name: 'Heldre' },
  { product_line_id: 2, name: 'Vikafjell' },
  { product_line_id: 3, name: 'Nordvei' },
];

export const colorGroups = [
  { color_group_id: 1, label: 'Svart', name: 'Svart', hex: '#1C1C1E', color_id: 1 },
  { color_group_id: 2, label: 'Blå', name: 'Blå', hex: '#1F4E8C', color_id: 2 },
  { color_group_id: 3, label: 'Rød', name: 'Rød', hex: '#B3261E', color_id: 3 },
  { color_group_id: 4, label: 'Grønn', name: 'Grønn', hex: '#2F6B3A', color_id: 4 },
];

export const colors = [
  { color_id: 1, name: 'Svart', hex: '#1C1C1E', color_code: '01001', color_group_id: 1 },
  { color_id: 2, name: 'Blå', hex: '#1F4E8C', color_code: '02001', color_group_id: 2 },
  { color_id: 3, name: 'Rød', hex: '#B3261E', color_code: '03001', color_group_id: 3 },
  { color_id: 4, name: 'Grønn', hex: '#2F6B3A', color_code: '04001', color_group_id: 4 },
];

export const sizes = [
  { size_id: 1, name: 'M', sort: 1 },
  { size_id: 2, name: 'L', sort: 2 },
  { size_id: 3, name: 'One size', sort: 3 },
];

export const mainGroups = [
  { main_group_id: 1, name: 'Tekstil', sort: 1 },
  { main_group_id: 2, name: 'Vintersport', sort: 2 },
  { main_group_id: 3, name: 'Sko', sort: 3 },
  { main_group_id: 4, name: 'Fritid', sort: 4 },
];

export const articleGroups2 = [
  { article_group2_id: 10, main_group_id: 1, name: 'Jakker', sort: 1 },
  { article_group2_id: 11, main_group_id: 1, name: 'Ull', sort: 2 },
  { article_group2_id: 20, main_group_id: 2, name: 'Hjelmer & alpinbriller', sort: 1 },
  { article_group2_id: 21, main_group_id: 2, name: 'Staver', sort: 2 },
  { article_group2_id: 30, main_group_id: 3, name: 'Fjellsko', sort: 1 },
  { article_group2_id: 40, main_group_id: 4, name: 'Tur', sort: 1 },
];

export const articleGroups3 = [
  { article_group3_id: 100, article_group2_id: 10, name: 'Skalljakker', sort: 1 },
  { article_group3_id: 101, article_group2_id: 10, name: 'Dunjakker', sort: 2 },
  { article_group3_id: 110, article_group2_id: 11, name: 'Ullundertøy', sort: 1 },
  { article_group3_id: 200, article_group2_id: 20, name: 'Alpinbriller', sort: 1 },
  { article_group3_id: 201, article_group2_id: 20, name: 'Alpinhjelm', sort: 2 },
  { article_group3_id: 210, article_group2_id: 21, name: 'Alpinstaver', sort: 1 },
  { article_group3_id: 300, article_group2_id: 30, name: 'Fjellstøvler', sort: 1 },
  { article_group3_id: 400, article_group2_id: 40, name: 'Ryggsekker', sort: 1 },
  { article_group3_id: 401, article_group2_id: 40, name: 'Padling', sort: 2 },
  { article_group3_id: 402, article_group2_id: 40, name: 'Drikke', sort: 3 },
];

export const shippingMethods = [
  { shipping_method_id: 'delivery', name: 'Hjemlevering', description: 'Levert på døra', price_ore: 19900, sort: 1 },
  { shipping_method_id: 'pickup_point', name: 'Hentested', description: 'Hentes nær deg', price_ore: 9900, sort: 2 },
];
