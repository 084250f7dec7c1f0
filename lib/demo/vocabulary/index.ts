import { artCrafts } from './art-crafts';
import { automotive } from './automotive';
import { baby } from './baby';
import { beauty } from './beauty';
import { books } from './books';
import { coffeeTea } from './coffee-tea';
import type { Vocabulary } from './define-vocabulary';
import { education } from './education';
import { electronics } from './electronics';
import { eyewear } from './eyewear';
import { fashion } from './fashion';
import { finance } from './finance';
import { foodDelivery } from './food-delivery';
import { gaming } from './gaming';
import { giftsFlowers } from './gifts-flowers';
import { groceries } from './groceries';
import { health } from './health';
import { homeGarden } from './home-garden';
import { jewellery } from './jewellery';
import { kitchen } from './kitchen';
import { music } from './music';
import { office } from './office';
import { pets } from './pets';
import { shoes } from './shoes';
import { software } from './software';
import { sportsOutdoors } from './sports-outdoors';
import { ticketsEvents } from './tickets-events';
import { toolsDiy } from './tools-diy';
import { toys } from './toys';
import { travel } from './travel';

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
