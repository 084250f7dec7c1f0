/** The stems that shop names are made of. All are common words, first names or invented. */

function splitWords(text: string): string[] {
  return text.trim().split(/\s+/);
}

export const NOUNS = splitWords(`
  Harbour Pine Salt Clover Linen Thistle Copper Fig Moss Anchor Wool Plum Barley Birch Chalk Cotton Dune Elm Feather
  Flint Ginger Hare Heron Honey Iron Ivy Juniper Kelp Lark Lemon Maple Mint Nettle Oak Oat Olive Otter Pearl Pepper
  Quince Rain Reed Rye Sage Sail Slate Sparrow Stone Tallow Thyme Tin Twine Velvet Violet Walnut Wax Willow Wren Yarn
  Zest Bramble Cedar Damson Ember Fennel Gull Hazel Indigo Jasper Lantern Marble Nutmeg Orchard Pebble Rook Saffron
  Teasel Umber Vellum Wicker Acorn Badger Cinder Drift Finch Granite Heather Kettle Lichen Marrow Plover`);

export const PLURALS = splitWords(`
  Oaks Herons Lanterns Otters Bridges Kettles Sparrows Larches Sails Foxes Pebbles Swallows Hives Rivers Chimneys
  Ravens Bells Ladders Apricots Windows Hedges Ferries Anchors Acorns Spoons Kites Gables Thistles Rooks Harbours`);

export const ADJECTIVES = splitWords(`
  Patient Honest Quiet Little Merry Crooked Gentle Wandering Copper Blue Golden Salted Sunday Thoughtful Curious Velvet
  Northern Early Humble Plain Sturdy Bright Second Open Tidy Winter Hidden Woolly Paper Silver Kind Proper`);

export const NUMBERS = splitWords(
  'Two Three Four Five Six Seven Eight Nine Ten Twelve Thirteen Twenty Forty',
);

export const ENGLISH_HEADS = splitWords(`
  Tide Bram Hazel Quill Wren Fern Ash Thorn Alder Brook Cinder Copper Dapple Ember Fallow Gorse Heath Kestrel Lark Marl
  Nettle Otter Plover Rook Sedge Teasel Umber Vale Willow Yarrow Marsh Pebble Saddle Lantern Harrow Hollow Silver Crane
  Bracken Clover Dusk Elder Fox Glen Hare Iron Larch Mallow North Oaken Pear Quarry Raven Stag Thistle Winter Wether`);

export const ENGLISH_TAILS = splitWords(`
  well ford mere wick combe hurst stead gate field moor ridge holt croft barrow cote bury worth shaw thwaite den mouth
  leigh bourne garth hythe lock lea dean fold row`);

export const ROMANCE_HEADS = splitWords(`
  Lum Vel Mir Sol Cal Ver Bel Cor Dor Fior Gran Mar Mont Nov Oliv Per Ros Sal Ser Tal Tor Val Viv Zaf Alb Arn Bri Cass
  Del Elor Fav Gia Isar Lav Lor Nar Ond Pal Riv Sav Ter Und Vior Amar Cand Esper Flor Jol Luc Men Pom Quint Sér Cél`);

export const ROMANCE_TAILS = splitWords(`
  era ina etta ello ora ante ista ovo ano ezza ura ade elle ienne ique ance ois isse ea io ella ado illo eña ère iano
  onda aria une etto ino otte inette arde alia orino`);

export const NORDIC_HEADS = splitWords(`
  Nord Sol Fjell Havn Sten Bjørk Lund Vinter Sommer Lyng Skog Måne Elv Gran Øst Vest Åker Korn Regn Fugl Sjø Hvit Grå
  Linde Kobber Blå Høst Vår Brygge Tjern`);

export const NORDIC_TAILS = splitWords(`
  lys vik holm hus stad berg gård mark hav strøm eng nes dal tun bekk lunden bakken kroken vind sund`);

export const GERMAN_HEADS = splitWords(`
  Wald Linden Stern Feder Korn Mühlen Blüten Kranich Silber Herbst Birken Uhlen Seiden Zimt Honig Garten Kupfer Rosen
  Winter Nebel Flieder Hasel Wolken Salz`);

export const GERMAN_TAILS = splitWords(
  'hof werk haus licht stube kontor manufaktur bach feld tal garten weide laden grund',
);

export const CONSONANTS = splitWords('b br d f fl g gr j k l m n p pl r s st t tr v z');
export const VOWELS = splitWords('a e i o u');
export const ENDINGS = splitWords('ra ni va lo mo ko ri ta via nea dro lum sen vik mar tis no la zen lia');

export const FIRST_NAMES = splitWords(`
  Orla Ines Matteo Freya Anouk Bruno Celia Dario Edith Farid Greta Hamza Ilse Jonas Katya Leila Milo Nadia Oskar Paloma
  Quentin Rosa Selma Tomas Ulla Vera Wanda Yusuf Zora Amélie Björn Chloé Dörte Étienne Fiadh Gaël Håkon Iñaki José
  Karim Lucía Maeve Noor Odile Pia Rafael Siobhán Tove Ursula Violeta Wim Xenia Ylva Zeno`);

export const SURNAMES = splitWords(`
  Pell Hartwick Okonjo Lindqvist Marchetti Dubreuil Castellane Varga Ostrowe Fennimore Bellweather Quillfeather Ashdown
  Tamsin Rosenquill Hollis Merriden Larkspur Okafore Penhallow Strand Vasquero Whitlock Yarrowby Zelenka Abernethy
  Bjornstad Cordova Dragomir Ekström Fairweather Galbraith Hidalgo Ilves Jankowska Kovács Lindgard Müllerin Nyström
  Oyelaran Pachec Quist Romilly Szabó Thackery Underhay Virtane Wolfhart Ximenez Åberg`);

export const FOREIGN_PAIRS = {
  heads: splitWords(`
    Casa Maison Villa Atelier Café Señor Señora Doña Monsieur Madame Frau Bottega Château Domaine Hacienda Rue Calle
    Piazza Porto Jardin Petit Isola`),
  tails: splitWords(`
    Olivo Mirabelle Hilo Verrine Nuvole Cereza Limón Ciruela Papillon Étoile Noisette Azafrán Brisa Campanile Dorada
    Églantine Farfalla Girasol Hirondelle Jacinto Lucciola Mandarine Naranja Orzo Pétale Quenelle Romarin Sirena
    Tilleul Uva Vainilla Zafiro Corail Bruyère Almendra Cigogne Fougère Granada Luna Marée`),
} as const;

/** Well-known names that no invented shop may carry, as slugs; a name that holds one as a whole word is refused too. */
export const FAMOUS_NAMES: ReadonlySet<string> = new Set(
  `abercrombie acer adidas adobe aesop airbnb aldi alibaba allbirds amazon amex apple argos arket armani asda asics asos
  asus audi aveda avis bandq barbour barclays bershka bestbuy birkenstock bloomingdales bmw boden bodum booking boohoo
  bosch bose boots brabantia braun brompton brooks bulgari burberry calvinklein canon canva carhartt carrefour cartier
  casio casper chanel chewy citibank clarks clinique coach columbia converse costa costco crocs currys cvs dell deliveroo
  dewalt dior disney doordash dropbox duolingo dyson ebay emirates epson espresso-house etsy expedia faber-castell
  farfetch fender ferrari fiverr fitbit flixbus fnac ford fossil gap garmin gibson gillette glossier godaddy google gopro
  groupon grubhub gucci haribo harrods hasbro hertz hermes hilton holland-barrett honda hotels hp hsbc huawei hulu hyatt
  hyundai ibm ikea intel intersport jackwolfskin jbl jcrew johnlewis kayak kia kiehls kindle klarna kodak kohls kroger
  lacoste lamy lancome lego lenovo levis lg lidl lindt lodge logitech loreal lovehoney lululemon lumen lush lyft macys
  made makita mango marriott marshall mastercard mattel mcafee mercedes merrell microsoft miele migros mint montblanc
  monzo moleskine muji myprotein nars natura nespresso netflix next nike nikon nintendo nissan nivea nordstrom nordvpn
  novotel nutella oculus old-navy olay omega opel oracle oral-b ovo pandora patagonia paypal pearl-jam petco petsmart
  peugeot philips pimkie playmobil playstation porsche prada primark puma qatar quorn rayban reebok reiss renault
  revlon revolut ritz rolex roku rossmann ryanair safeway sage sainsburys salesforce samsonite samsung sephora shein
  shell shopify siemens skechers skoda skype sky slack sonos sony spotify staples starbucks steam stripe subaru superdry
  swarovski swatch tchibo target tefal temu tesco tesla thule ticketmaster tiffany timberland tkmaxx tommyhilfiger
  toshiba toyota trainline tripadvisor trivago trustpilot tui twitch uber udemy ugg ulta under-armour unicef uniqlo
  vans verizon versace vimeo virgin visa vodafone volkswagen volvo waitrose walgreens walmart warby-parker wayfair wilko
  wise wix xbox xiaomi yamaha yeti yelp youtube yves-rocher zalando zappos zara zelle zoom solana corona valentino
  saloon solano bellroy velvet-underground loreal mirinda novartis floreal marella delonghi mondial torrid lorina
  benetton fiorelli celine miranda savannah marvel rowntree salomon bridgestone firestone blackstone gladstone limestone
  silverstone ironstone pepperidge greyhound nordlys elle vogue cosmopolitan brookfield delano granado verizon greenfield`
    .trim()
    .split(/\s+/),
);
