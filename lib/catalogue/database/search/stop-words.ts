/** What people type around the name they look for, folded as `words.ts` folds it, in the languages of the site. */
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

/** Whether a folded word says nothing about what is looked for: "the", "coupon", "2026". */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word) || NUMBER.test(word);
}
