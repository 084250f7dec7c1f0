import { foldText } from '@/lib/text/fold-text';

const NON_ASCII = /[^\0-\x7f]/;
const ASCII_WORD = /[a-z0-9]+/g;
const WORD = /[\p{L}\p{N}]+/gu;
/** Words held together by a sign that people leave out: "Señor's", "Coca-Cola", "H&M". */
const COMPOUND = /[\p{L}\p{N}]+(?:['’.&-][\p{L}\p{N}]+)+/gu;

const MAX_WORD_CHARS = 40;
const MAX_QUERY_CHARS = 400;
const MAX_QUERY_WORDS = 8;
/** What people type around the name they look for, folded, in the languages of the site. */
const STOP_WORDS = new Set(
  [
    'the a an of and or for at on in to from by with my s best free new online official',
    'coupon coupons code codes deal deals promo promos promotion promotions discount discounts offer offers',
    'voucher vouchers sale sales save off shop shops store stores brand brands',
    'el la los las un una de del y o en con para por mi mejor mejores gratis nuevo nueva oficial',
    'cupon cupones codigo codigos oferta ofertas promocion promociones descuento descuentos',
    'vale vales rebaja rebajas tienda tiendas marca marcas',
    'le les l d des du et ou au aux sur dans chez pour avec mon meilleur meilleurs gratuit nouveau officiel',
    'bon bons offre offres reduction reductions remise remises solde soldes',
    'boutique boutiques magasin magasins marque marques',
  ].flatMap((line) => line.split(' ')),
);
/** Years, and the sizes of discounts. */
const NUMBER = /^\d+$/;

/** The folded words of a text, in order, each cut at 40 characters. */
export function toWords(text: string): string[] {
  const folded = foldText(text);
  const words = folded.match(NON_ASCII.test(folded) ? WORD : ASCII_WORD) ?? [];
  return words.map(cutWord);
}

/** The words of a name or title, and each compound as one word too, so that "senors" finds "Señor's". */
export function toTitleWords(text: string): string[] {
  const compounds = foldText(text).match(COMPOUND) ?? [];
  return [...toWords(text), ...compounds.map((compound) => joinWords(toWords(compound)))];
}

/** Words as one, to compare whole names whatever their spaces and signs: "cafe", "mirabelle" → "cafemirabelle". */
export function joinWords(words: string[]): string {
  return cutWord(words.join(''));
}

/** The words of what a visitor typed: any text in, at most eight safe words out. */
export function parseWords(query: string): string[] {
  return toWords(query.slice(0, MAX_QUERY_CHARS)).slice(0, MAX_QUERY_WORDS);
}

function cutWord(word: string): string {
  return word.length <= MAX_WORD_CHARS ? word : [...word].slice(0, MAX_WORD_CHARS).join('');
}

/** Whether a folded word says nothing about what is looked for: "the", "coupon", "2026". */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word) || NUMBER.test(word);
}
