import { BLANK_OFFER } from '@/lib/catalogue/rules';
import type { NewOffer } from '@/lib/catalogue';
import { EDGE_BRANDS } from '../brands/edge-brands';
import { DEMO_SOURCE } from '../size';
import { formatDayFromToday } from './dates';

type EdgeCase = {
  brand: keyof typeof EDGE_BRANDS;
  kind: NewOffer['kind'];
  title: string;
} & Partial<NewOffer>;

const LONG_TITLE =
  'Twenty percent off every umbrella, galosh and weatherproof coat in the autumn range, repairs and re-waxing included, for readers of our letter who order before the clocks go back again';

/** Every offer that strains the site on purpose, by what it strains. */
const EDGE_CASES: Record<string, EdgeCase> = {
  longTitle: { brand: 'long', kind: 'coupon', title: LONG_TITLE, code: 'GALOSH20', discount: '20% off' },
  oneWordTitle: { brand: 'letter', kind: 'coupon', title: 'Engraving', code: 'ENGRAVE', discount: null },
  emoji: {
    brand: 'digits',
    kind: 'coupon',
    title: '🌷 Spring in a box: 15% off bouquets 👩🏽‍🌾',
    code: 'TULIP15',
    discount: '15% off',
  },
  rightToLeft: {
    brand: 'rightToLeft',
    kind: 'coupon',
    title: 'خصم 25% على جميع العطور',
    description: 'خصم 25% على العطور وزيوت الجسم. أدخل الرمز عند الدفع.',
    code: 'YASMIN25',
    discount: '25% off',
  },
  angleBrackets: {
    brand: 'mixed',
    kind: 'coupon',
    title: `10% off "hand-dyed" yarn & <b>needles</b>, it's <em>"soft"</em>`,
    description: '10% off yarn & needles <script>alert("never runs")</script> at any hour > midnight < noon.',
    code: 'HILO&10',
    discount: '10% off',
  },
  unbrokenCode: {
    brand: 'capitals',
    kind: 'coupon',
    title: '$12 off orders over $60 with a code as long as a hedge',
    code: 'DERGRUENESCHEINFUERDENGARTENIMHERBSTUNDIMFRUEHLING',
    discount: '$12 off',
  },
  noDescription: {
    brand: 'apostrophe',
    kind: 'coupon',
    title: '10% off preserves',
    description: '',
    terms: null,
    code: 'JAM10',
    discount: '10% off',
  },
  everythingOff: {
    brand: 'apostrophe',
    kind: 'coupon',
    title: 'A jar of plum chutney, 100% off',
    description: 'The jar is 100% off; you pay the postage only.',
    code: 'PLUM',
    discount: '100% off',
  },
  decimals: {
    brand: 'digits',
    kind: 'deal',
    title: 'Dried wreath for $1,249.95 instead of $1,315.74',
    description: 'Two metres across, tied to order. 5% off.',
    discount: '5% off',
  },
  longDeal: {
    brand: 'long',
    kind: 'deal',
    title: `${LONG_TITLE}.`,
    discount: 'Up to 20% off selected umbrellas',
  },
  unbrokenTitle: {
    brand: 'mixed',
    kind: 'deal',
    title: 'Knäuelwickelmaschinenersatzteilaufbewahrungskästchen',
    discount: null,
  },
  lowerCaseCode: {
    brand: 'mixed',
    kind: 'coupon',
    title: '5% off thread',
    code: 'hilo5',
    discount: '5% off',
  },
};

/** Those whose strain is their end. `today` is the start of the day, UTC. */
function listDatedCases(today: Date): Record<string, EdgeCase> {
  return {
    endsToday: {
      brand: 'apostrophe',
      kind: 'coupon',
      title: '15% off cheese until tonight',
      code: 'RIND15',
      discount: '15% off',
      endDate: formatDayFromToday(today, 0),
    },
    endsWithinHours: {
      brand: 'capitals',
      kind: 'deal',
      title: 'Night sale on garden benches: 30% off',
      discount: '30% off',
      endDate: `${formatDayFromToday(today, 0)}T23:30:00.000Z`,
    },
    expiredYesterday: {
      brand: 'letter',
      kind: 'deal',
      title: 'Moonstone ring, $40 off',
      discount: '$40 off',
      endDate: formatDayFromToday(today, -1),
    },
  };
}

/** The edge cases as offers of the demo. `today` is the start of the day, UTC. */
export function buildEdgeOffers(today: Date): NewOffer[] {
  return Object.entries({ ...EDGE_CASES, ...listDatedCases(today) }).map(([name, { brand, ...edge }]) => {
    const { uniqueName } = EDGE_BRANDS[brand];
    return {
      ...BLANK_OFFER,
      source: DEMO_SOURCE,
      externalId: `edge-${name}`,
      brandUniqueName: uniqueName,
      categorySlugs: [],
      description: 'An offer that keeps the shop window honest.',
      trackingUrl: `https://go.example/${uniqueName}`,
      originUrl: `https://${uniqueName}.example/`,
      ...edge,
    };
  });
}
