import type { Trade } from '../vocabulary/define-vocabulary';

const OPENINGS = `
  Since {year}, {name} has kept to one idea: it {trait}.
  Founded in {year}, {name} {trait}.
  {name} is a family firm that {trait}.
  With a team of {team}, {name} {trait}.
  {name} is small and independent: it {trait}.
  Ask the people at {name} what they do, and they say that it {trait}.
  {name}, founded in {year}, {trait}.
  Owned by the people who work there, {name} {trait}.
  {name} {trait}, as it has since {year}.
  Begun as a sideline in {year}, {name} now {trait}.`;

const ANY_CLOSINGS = `
  It also has {many} and {many2}.
  Beside that, look at the {many}.
  Regular customers come for the {many}, too.
  The choice of {many} is worth a look as well.
  The page with {many} is updated most often.
  {Many} and {many2} complete what it offers.
  Newer on its list: {many}.
  Its {many} get good reports from customers.
  Its {many} come in several versions.
  If you know it for one thing only, try the {many}.
  Reductions on {many} come up now and then.
  Most customers come on recommendation.
  The newsletter is short, and comes four times a year.
  Questions are answered within a working day.
  It has never had a loyalty card and does not miss it.
  Prices are fair all year.
  Reviews on its site are left as they come, the bad ones included.
  It advertises little and relies on word of mouth.
  The sales are few, and announced in good time.
  The site is plain and quick to use.
  One percent of its sales goes to a local school.
  People write to it by name and get an answer by name.`;

const GOODS_CLOSINGS = `
  Parcels leave on the day of the order.
  It publishes what it pays its makers.
  {Many} sell out first.
  The stock is small and changes often.
  Its {many} come from makers that it has known for years.
  Everything is packed in paper.
  Returns are handled without a form.
  {Many} are kept in stock all year.
  There is a small showroom, open by appointment.
  What is out of stock says so, with a date.
  You can order {many} one at a time.
  It posts to most of the continent.
  The catalogue still comes on paper if you ask.
  Its stall can be found at two fairs a year.
  {Many} are sold with their care instructions.`;

const TRAVEL_CLOSINGS = `
  Bookings are confirmed within the hour.
  It answers the phone at weekends, too.
  Routes are tried by its own staff first.
  The price shown is the price paid.
  Changes are handled without a fuss.
  It lists what is near a station first.
  Spring dates open in November.
  It writes its own route notes.`;

const DIGITAL_CLOSINGS = `
  Every plan can be cancelled online.
  Updates come monthly, with notes in plain words.
  There are no advertisements in any of its products.
  The manual is short and searchable.
  It publishes its outages as well as its features.
  Data stays with the customer.
  A trial needs no card.
  It runs on all common systems.`;

const COURSES_CLOSINGS = `
  New groups start every month.
  Teachers are named, with their training.
  You can sit in on a lesson first.
  A counsellor helps to find the right level.
  Timetables are planned around working days.
  Most learners return for a second subject.
  Questions between lessons are welcome.
  Materials are written in-house.`;

const MEALS_CLOSINGS = `
  The menu is short and changes with the season.
  Allergens are listed for each dish.
  It buys from farms it can name.
  Riders are employed, not hired by the trip.
  Packaging is taken back.
  Large orders need a day's notice.
  The kitchen can be visited.
  Lunch orders close at eleven.`;

const TICKETS_CLOSINGS = `
  Tickets come by email.
  Its programme appears each quarter.
  Seats are shown on a plan.
  Groups and schools have a contact of their own.
  Cancelled dates are refunded by themselves.
  It lists step-free entrances.
  Last seats are announced at noon.
  The box office opens an hour before the doors.`;

const MONEY_CLOSINGS = `
  All fees stand on one page.
  Support is reached by phone, without a menu.
  Applications are made online.
  It explains a refusal.
  Contracts are written in plain language.
  Annual figures are public.
  Switching takes one form.
  Advice is free of commission.`;

const OWN_CLOSINGS: Record<Trade, string> = {
  goods: GOODS_CLOSINGS,
  travel: TRAVEL_CLOSINGS,
  digital: DIGITAL_CLOSINGS,
  courses: COURSES_CLOSINGS,
  meals: MEALS_CLOSINGS,
  tickets: TICKETS_CLOSINGS,
  money: MONEY_CLOSINGS,
};

/** First sentences of a brand's description. */
export const BRAND_OPENINGS = splitLines(OPENINGS);

/** Sentences that may follow, for shops of that trade. */
export function listClosings(trade: Trade): readonly string[] {
  return CLOSINGS.get(trade) ?? [];
}

const CLOSINGS = new Map(
  (['goods', 'travel', 'digital', 'courses', 'meals', 'tickets', 'money'] as const).map((trade) => [
    trade,
    splitLines(`${ANY_CLOSINGS}\n${OWN_CLOSINGS[trade]}`),
  ]),
);

function splitLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
