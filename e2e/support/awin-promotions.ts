import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** A download of a network that somebody published, where it lies beside the repository; else promotions of its shape. */
const PUBLISHED = '../shared/data/awin-promotions.json';
const promotionSchema = z.looseObject({
  promotionId: z.number(),
  title: z.string(),
  ...{ dateAdded: z.string(), startDate: z.string(), endDate: z.string() },
});
export type Promotion = z.infer<typeof promotionSchema>;

const STAND_INS = [
  [2652934, 'Rebtel (US)', 'First month for free', null],
  [2652706, 'E-WIN (US)', '20% off chairs', 'TR20'],
  [2651288, 'Burleigh', '20% off butter dishes', null],
  [2651170, 'Padel Market', '15% off rackets', null],
  [2649178, 'Otofonix Hearing Solutions (US)', '10% off all orders', 'OTO10'],
  [2648632, 'Titan Travel', '10% off tours', null],
  [2643948, 'Allies of Skin US', '10% off any cart', 'MORE10'],
  [2636910, 'Hotel NYX Cancun (US)', 'From $503 a night', null],
] as const;

function buildStandIn([promotionId, name, title, code]: (typeof STAND_INS)[number]): Promotion {
  return {
    ...{
      promotionId,
      title,
      description: `${title}, and more.`,
      terms: '',
      campaign: '',
      regions: { all: true },
    },
    type: code === null ? 'promotion' : 'voucher',
    advertiser: { id: promotionId % 1000, name, joined: true },
    startDate: '2024-04-09T08:48:00+00:00',
    endDate: '2024-05-13T22:59:00+00:00',
    dateAdded: '2024-04-09T08:48:55+00:00',
    url: `https://www.${promotionId}.example/`,
    urlTracking: `https://www.awin1.example/cread.php?awinmid=${promotionId}`,
    ...(code !== null && { voucher: { code, exclusive: false, attributable: false } }),
  };
}

/** The promotions as if they had been downloaded now: as many days are left of each as were then. */
export function loadPromotions(): Promotion[] {
  const promotions = existsSync(PUBLISHED)
    ? z.array(promotionSchema).parse(JSON.parse(readFileSync(PUBLISHED, 'utf8')))
    : STAND_INS.map(buildStandIn);
  const downloaded = Math.max(...promotions.map(({ dateAdded }) => Date.parse(dateAdded)));
  const move = (time: string) => new Date(Date.parse(time) + Date.now() - downloaded).toISOString();
  return promotions.map((promotion) => ({
    ...promotion,
    ...{
      startDate: move(promotion.startDate),
      endDate: move(promotion.endDate),
      dateAdded: move(promotion.dateAdded),
    },
  }));
}
