import { beauty, eyewear, health } from './care';
import { fashion, jewellery, shoes } from './clothing';
import type { Vocabulary } from './define-vocabulary';
import { baby, pets, toys } from './family';
import { coffeeTea, foodDelivery, groceries } from './food';
import { giftsFlowers, homeGarden, kitchen } from './home';
import { artCrafts, books, music } from './leisure';
import { sportsOutdoors, ticketsEvents, travel } from './outings';
import { electronics, gaming, software } from './technology';
import { education, finance, office } from './work';
import { automotive, toolsDiy } from './workshop';

/** Every category of the demo, those that most people look for first. */
export const VOCABULARIES: readonly Vocabulary[] = [
  travel,
  fashion,
  electronics,
  homeGarden,
  beauty,
  groceries,
  sportsOutdoors,
  foodDelivery,
  shoes,
  books,
  toys,
  pets,
  health,
  software,
  kitchen,
  jewellery,
  eyewear,
  baby,
  giftsFlowers,
  gaming,
  music,
  coffeeTea,
  artCrafts,
  toolsDiy,
  automotive,
  office,
  education,
  ticketsEvents,
  finance,
];
