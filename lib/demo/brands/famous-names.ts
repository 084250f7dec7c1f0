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
