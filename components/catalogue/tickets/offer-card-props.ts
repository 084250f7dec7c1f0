import type { ComponentType } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { OfferCardData } from '@/lib/offers/offer-card';
import type { OfferLabels } from './offer-labels';
import type { SaveFaceProps } from './save-face';

type SaveButtonProps = Pick<SaveFaceProps, 'labels' | 'className'> & { offer: OfferCardData };

/** What every ticket gets from its list. */
export type OfferCardProps = {
  offer: OfferCardData;
  labels: OfferLabels;
  now: Date;
  locale: Locale;
  /** On a brand's own page its name would only repeat the title. */
  isOfOneBrand?: boolean;
  /** What was searched for, to be marked in the title. */
  query?: string;
  /** The button that saves the offer; on the server only what it looks like. */
  Save: ComponentType<SaveButtonProps>;
};
