import { defineVocabulary } from './define-vocabulary';

export const shoes = defineVocabulary({
  slug: 'shoes',
  trade: 'goods',
  weight: 5,
  products: `
    pair of white leather trainers, white leather trainers, 98
    pair of Chelsea boots, Chelsea boots, 149, hiking-boot
    pair of running shoes, running shoes, 119
    pair of suede loafers, suede loafers, 110
    pair of block-heel sandals, block-heel sandals, 85, high-heeled-shoe
    pair of felt slippers, felt slippers, 45
    pair of hiking shoes, hiking shoes, 135, hiking-boot
    pair of rubber boots, rubber boots, 59, hiking-boot
    pair of ballet flats, ballet flats, 72, high-heeled-shoe
    pair of cork sandals, cork sandals, 68
    pair of brogues, brogues, 165
    pair of school shoes, school shoes, 54
    pair of winter boots, winter boots, 139, hiking-boot
    pair of canvas sneakers, canvas sneakers, 49
    pair of barefoot shoes, barefoot shoes, 105
    pair of court heels, court heels, 89, high-heeled-shoe
    pair of cork insoles, cork insoles, 19
    shoe care kit, shoe care kits, 28`,
  suffixes:
    'Shoes, Footwear, Cobblers, Bootmakers, Soles, Sneakers, Shoe Co., Boots, Calzature, Zapatos, Stride, Last & Lace',
  traits: `
    resoles every pair it has ever sold
    makes wide, narrow and odd pairs at the same price
    stitches welted boots and brogues by hand
    sells trainers without a logo
    fits children's feet by a printable ruler
    builds running shoes around width, not fashion
    felts slippers from the wool of one valley
    measures your feet from two photographs`,
  details: `
    Half sizes and three widths are in stock. | trainers, boots, shoes, loafers, sandals, slippers, flats, brogues, sneakers, heels
    The sole is stitched, so a cobbler can replace it. | boots, brogues, loafers
    Order two sizes and send one back at no cost. | trainers, boots, shoes, loafers, sandals, slippers, flats, brogues, sneakers, heels
    They run small; most people go up by half a size. | trainers, boots, shoes, loafers, sandals, slippers, flats, brogues, sneakers, heels
    The lining is leather and needs no breaking in. | boots, brogues, loafers
    A second pair of laces lies in the box. | trainers, running, brogues, sneakers, hiking shoes, winter boots
    The outsole grips on wet stone. | boots, hiking shoes
    The insoles can be taken out and replaced. | trainers, shoes, boots`,
  conditions: `
    Worn shoes cannot be returned. | trainers, boots, shoes, loafers, sandals, slippers, flats, brogues, sneakers, heels
    Excludes resoling and repairs. | boots, brogues, loafers
    Sale shoes are exchanged but not refunded. | trainers, boots, shoes, loafers, sandals, slippers, flats, brogues, sneakers, heels
    Not valid on custom fits. | trainers, boots, shoes, loafers, sandals, slippers, flats, brogues, sneakers, heels
    One pair per order. | trainers, boots, shoes, loafers, sandals, slippers, flats, brogues, sneakers, heels`,
  gifts:
    'pair of wool socks, horn shoehorn, tin of beeswax polish, pair of cedar shoe trees, set of spare laces',
  occasions: 'the first frost, a half marathon, long days on your feet, back to school, a summer wedding',
});
