/** Names that strain a layout or a slug, each with the slug it must have. They are the first brands of the demo. */
export const EDGE_BRANDS = {
  apostrophe: { name: 'O’Merrow’s Larder', uniqueName: 'omerrows-larder', category: 'groceries' },
  long: {
    name: 'The Thoroughly Dependable Umbrella, Galosh & Weatherproof Coat Company of Wether',
    uniqueName: 'thoroughly-dependable-umbrella-company',
    category: 'fashion',
  },
  letter: { name: 'Ø', uniqueName: 'o', category: 'jewellery' },
  digits: { name: '1848', uniqueName: '1848', category: 'gifts-flowers' },
  capitals: { name: 'GRÜNSPAN & CO.', uniqueName: 'gruenspan-und-co', category: 'home-garden' },
  rightToLeft: { name: 'دار الياسمين', uniqueName: 'dar-alyasmin', category: 'beauty' },
  mixed: { name: 'Señor Hilo (Madrid) — “Hecho a mano”', uniqueName: 'senor-hilo', category: 'art-crafts' },
} as const;

/** The brand with the most offers, so that both tabs of its page have several pages. */
export const LARGEST_BRAND = {
  name: 'Tidewell Outfitters',
  uniqueName: 'tidewell-outfitters',
  category: 'fashion',
};
