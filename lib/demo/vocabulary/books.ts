import { defineVocabulary } from './define-vocabulary';

export const books = defineVocabulary({
  slug: 'books',
  trade: 'goods',
  weight: 4,
  products: `
    clothbound classic, clothbound classics, 22
    crime novel in paperback, crime paperbacks, 11
    illustrated cookbook, illustrated cookbooks, 32, cooking
    picture book, picture books, 14, teddy-bear
    field guide to birds, field guides, 24
    map of the night sky, night-sky maps, 14, compass
    signed first edition, signed first editions, 48
    graphic novel, graphic novels, 19
    boxed set of fantasy novels, fantasy boxed sets, 56
    travel journal, travel journals, 17, fountain-pen
    pocket dictionary, pocket dictionaries, 13
    poetry collection, poetry collections, 15
    monthly book subscription, book subscriptions, 18
    history in hardback, history hardbacks, 29
    second-hand surprise parcel, surprise parcels, 16
    atlas of walks, walking atlases, 27, compass
    reading lamp, reading lamps, 35, couch-and-lamp
    wall calendar, wall calendars, 16, newspaper`,
  suffixes:
    'Books, Press, Bookshop, Reads, Editions, Library, Pages, Publishing, Paperbacks, Chapter, & Sons Booksellers, Folio',
  traits: `
    sends one novel a month, chosen by booksellers and wrapped by hand
    sells second-hand books by the metre and by the title
    prints forgotten classics in cloth covers
    stocks picture books in fourteen languages
    specialises in maps, field guides and walking books
    publishes crime fiction from small countries
    records audiobooks with actors who love the text
    keeps a back room of signed first editions`,
  details: `
    Condition is graded honestly, with photographs of every flaw. | surprise parcel, first edition
    Books are wrapped in paper and sent in a stiff carton. | classic, paperback, cookbook, guide, novel, collection, hardback, dictionar, atlas, edition
    Each title has a first chapter to read before you buy. | paperback, novel, hardback
    The spine is sewn, so it stays open on the table. | classic, paperback, cookbook, guide, novel, collection, hardback, dictionar, atlas, edition
    You can swap a book that you already own. | classic, paperback, cookbook, guide, novel, collection, hardback, dictionar, atlas, edition
    A handwritten note can go with a gift.
    Most titles leave the shop within a day. | classic, paperback, cookbook, guide, novel, collection, hardback, dictionar, atlas, edition
    A share of each sale goes to school libraries.`,
  conditions: `
    Fixed-price new titles are excluded where the law says so. | classic, paperback, cookbook, picture book, novel, hardback
    Not valid on pre-orders, gift cards or subscriptions.
    Second-hand stock is limited to one copy each. | surprise parcel, first edition
    Signed editions cannot be reserved. | first edition
    Reading lamps are sent separately. | reading lamp`,
  gifts: 'linen bookmark, cotton book bag, sampler of first chapters, reading journal, enamel pin',
  occasions: 'a rainy weekend, the beach bag, a reading group, bedtime stories, a long train ride',
});
