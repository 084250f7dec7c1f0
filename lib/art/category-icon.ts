/** The pictures in public/icons, each with the words that call for it. Earlier lines win. */
const ICON_WORDS = {
  airplane: 'travel transport flight plane airline trip holiday vacation voyage aviation',
  luggage: 'suitcase baggage',
  'bullet-train': 'train rail bus coach commute',
  hotel: 'accommodation lodging stay resort hostel',
  tent: 'camping outdoor hiking adventure',
  'beach-with-umbrella': 'beach cruise island sun seaside',
  compass: 'tour explore guide expedition',
  dress: 'dress fashion apparel women clothing clothe wear outfit',
  't-shirt': 'shirt men top tee sportswear',
  coat: 'jacket outerwear knitwear winter',
  jeans: 'denim trouser pants',
  handbag: 'bag accessory leather purse wallet',
  laptop: 'electronic computer tech technology gadget notebook pc',
  headphone: 'audio earphone speaker sound',
  'mobile-phone': 'phone mobile cell smartphone telecom broadband internet',
  camera: 'photo photography video',
  television: 'tv cinema streaming entertainment screen',
  'house-with-garden': 'home house property estate living',
  'potted-plant': 'garden plant gardening yard patio',
  'couch-and-lamp': 'furniture sofa decor interior lighting lamp',
  bed: 'bedding mattress sleep bedroom linen',
  broom: 'cleaning household laundry',
  candle: 'fragrance scent aroma',
  lipstick: 'beauty makeup cosmetic nail salon hair',
  'lotion-bottle': 'skincare skin cream bath body',
  'red-apple': 'grocery fruit vegetable supermarket organic fresh',
  bread: 'bakery baking',
  'cheese-wedge': 'cheese deli dairy gourmet',
  basketball: 'sport ball team athletic basketball',
  'hiking-boot': 'hike boot trail mountain climb trek',
  skis: 'ski snow snowboard',
  bicycle: 'bike cycling cycle',
  'flexed-biceps': 'fitness gym workout training supplement',
  books: 'book reading literature ebook publishing novel',
  newspaper: 'magazine news subscription press',
  'teddy-bear': 'toy kid children child plush',
  'puzzle-piece': 'puzzle hobby board',
  'paw-prints': 'pet animal veterinary vet',
  'dog-face': 'dog puppy',
  'cat-face': 'cat kitten aquarium',
  pill: 'health pharmacy medicine vitamin wellness drug',
  stethoscope: 'medical doctor clinic care',
  herb: 'herbal natural nutrition vegan eco',
  'floppy-disk': 'software app saas program download',
  locked: 'security vpn privacy antivirus password',
  cloud: 'hosting domain web server cloud',
  pizza: 'food delivery restaurant takeaway takeout dining meal',
  hamburger: 'burger snack fast',
  sushi: 'asian seafood',
  'gem-stone': 'jewellery jewelry gem diamond jewel luxury',
  ring: 'wedding engagement bridal',
  watch: 'watch clock smartwatch',
  automobile: 'automotive car auto vehicle motor driving rental',
  wrench: 'repair part garage tyre tire mechanic',
  'fuel-pump': 'fuel gas petrol energy utility',
  briefcase: 'office business work job career professional b2b',
  'fountain-pen': 'stationery pen writing paper calligraphy',
  printer: 'print printing ink toner',
  guitar: 'music instrument guitar band',
  'musical-notes': 'song vinyl karaoke',
  'video-game': 'gaming game console esport videogame',
  'game-die': 'dice tabletop',
  'baby-bottle': 'baby infant maternity toddler nursery parent',
  bouquet: 'flower florist bloom',
  'wrapped-gift': 'gift present party occasion celebration',
  glasses: 'eyewear optical eye lens contact optician spectacle',
  sunglasses: 'sunglass shade',
  'running-shoe': 'shoe footwear sneaker trainer',
  'high-heeled-shoe': 'heel pump',
  'hammer-and-wrench': 'tool diy hardware construction improvement renovation',
  screwdriver: 'drill workshop',
  'artist-palette': 'art craft paint artist creative drawing',
  yarn: 'knitting sewing haberdashery fabric crochet',
  'graduation-cap': 'education course learning school university college student study language',
  'admission-tickets': 'ticket event concert show theatre theater festival attraction',
  'performing-arts': 'stage opera musical',
  'money-bag': 'finance money invest saving loan tax',
  'credit-card': 'bank credit card payment insurance',
  cooking: 'kitchen cook cookware pan appliance',
  'fork-and-knife-with-plate': 'tableware plate cutlery',
  'hot-beverage': 'coffee tea drink cafe espresso beverage',
  'wine-glass': 'wine beer spirit alcohol liquor bar',
  'shopping-bags': 'shopping department marketplace general other miscellaneous',
} as const satisfies Record<string, string>;

export type CategoryIconName = keyof typeof ICON_WORDS;

const FALLBACK_ICON: CategoryIconName = 'shopping-bags';
const SHORTEST_PREFIX = 4;

const WORD_ENTRIES = Object.entries(ICON_WORDS).flatMap(([icon, words]) =>
  words.split(' ').map((word): [string, string] => [word, icon]),
);
const ICON_OF_WORD = new Map(WORD_ENTRIES.toReversed());

/** Every picture in public/icons, without its extension. */
export const CATEGORY_ICON_NAMES: readonly string[] = Object.keys(ICON_WORDS);

/**
 * Takes what a category's icon, name and slug are and returns the picture's address ("/icons/airplane.svg"): the icon so
 * named, else the best keyword in any of the texts, else the shopping bag (docs/specification.md §3.1). The slug goes
 * before the name, which may be translated.
 */
export function pickCategoryIcon(category: { icon?: string; name: string; slug: string }): string {
  const { icon = '', name, slug } = category;
  const found = findIcon(icon) ?? findByKeyword(slug) ?? findByKeyword(name);
  return `/icons/${found ?? FALLBACK_ICON}.svg`;
}

/** The picture that a text names, or has a keyword of; null where there is none. */
export function findIcon(text: string): string | null {
  return findNamedIcon(text) ?? findByKeyword(text);
}

function findNamedIcon(icon: string): string | null {
  const slug = parseWords(icon).join('-');
  return CATEGORY_ICON_NAMES.includes(slug) ? slug : null;
}

function findByKeyword(text: string): string | null {
  const words = parseWords(text);
  const icons = [
    ...words.map((word) => ICON_OF_WORD.get(word) ?? ICON_OF_WORD.get(toSingular(word))),
    ...words.map(findByPrefix),
  ];
  return icons.find((icon) => icon !== undefined) ?? null;
}

/** "transportation" holds "transport", "photographer" holds "photograph". */
function findByPrefix(word: string): string | undefined {
  return WORD_ENTRIES.find(([known]) => known.length >= SHORTEST_PREFIX && word.startsWith(known))?.[1];
}

function parseWords(text: string): string[] {
  return text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

function toSingular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
