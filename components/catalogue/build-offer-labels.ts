import { getTranslator, type Locale } from '@/lib/i18n';
import type { OfferLabels } from '@/lib/offers/offer-labels';

/** Left in the text: filled in where the value is known, in the browser. */
const COUNT = { count: '{count}' };
const DATE = { date: '{date}' };

/** The texts of tickets in a language. Server code only: the translator stays there. */
export function buildOfferLabels(locale: Locale): OfferLabels {
  const t = getTranslator(locale);
  return {
    getCode: t('offer.card.getCode'),
    getDeal: t('offer.card.getDeal'),
    noCode: t('offer.card.noCode'),
    coupon: t('offer.card.coupon'),
    newDeal: t('offer.card.newDeal'),
    expired: t('offer.card.expired'),
    exclusive: t('offer.card.exclusive'),
    endsToday: t('offer.card.endsToday'),
    daysLeft: {
      one: t('offer.card.daysLeft.one', COUNT),
      other: t('offer.card.daysLeft.other', COUNT),
    },
    endsOn: t('offer.card.endsOn', DATE),
    endedOn: t('offer.card.endedOn', DATE),
    noEndDate: t('offer.card.noEndDate'),
    verifiedOn: t('offer.card.verifiedOn', DATE),
  };
}
