import { defineVocabulary } from './define-vocabulary';

export const pets = defineVocabulary({
  slug: 'pets',
  trade: 'goods',
  weight: 4,
  products: `
    bag of grain-free dog food, grain-free dog foods, 46, dog-face
    orthopaedic dog bed, orthopaedic dog beds, 79, dog-face
    cat tree, cat trees, 95, cat-face
    box of cat treats, cat treats, 9, cat-face
    leather lead, leather leads, 34, dog-face
    bag of wood litter, wood litters, 17, cat-face
    reflective harness, reflective harnesses, 29, dog-face
    bird feeder, bird feeders, 26
    aquarium starter set, aquarium starter sets, 149
    rabbit hutch, rabbit hutches, 169
    slow-feeding bowl, slow-feeding bowls, 18
    dental chew pack, dental chews, 14, dog-face
    scratching post, scratching posts, 38, cat-face
    travel carrier, travel carriers, 59
    puppy starter box, puppy starter boxes, 42, dog-face
    raincoat for dogs, dog raincoats, 39, dog-face
    bale of meadow hay, bales of meadow hay, 21
    grooming brush, grooming brushes, 19`,
  suffixes:
    'Pets, Paws, Pet Supply, Kennel, Tails, Animal Co., Companions, Whiskers, Pet Kitchen, Feathers, Aquatics, & Pup',
  traits: `
    cooks dog food in small pots and delivers it frozen
    builds cat furniture that people like to look at
    sells hay, bedding and everything else for small animals
    mixes bird seed by region and season
    tailors coats for dogs of difficult shapes
    stocks aquariums and returns questions until the water is clear
    works with vets on diets for old and delicate animals
    runs a second-hand shelf for carriers, crates and cages`,
  details: `
    The recipe names each ingredient and its share. | dog food, treats, chew
    A feeding plan by weight and age comes with the first bag. | dog food
    Covers unzip and wash at 60 degrees. | dog bed, carrier
    If your animal will not touch it, you get your money back. | dog food, treats, chew
    Deliveries can be moved by a day with one message. | dog food, litter, hay
    Leather is vegetable-tanned and softens quickly. | lead
    A vet checks the range twice a year.
    Bulky bags are carried to the door of your flat. | dog food, litter, hay`,
  conditions: `
    Prescription diets are excluded. | dog food, treats, chew
    Live animals and plants are excluded.
    Repeat deliveries can be cancelled at any time. | dog food, litter, hay
    Opened food is refunded once per household. | dog food
    Heavy items may arrive separately. | hutch, cat tree, aquarium, litter`,
  gifts: 'bag of training treats, tennis ball, engraved name tag, catnip mouse, folding travel bowl',
  occasions: 'a new puppy, muddy walks, moult season, the journey to the vet, an indoor cat',
});
