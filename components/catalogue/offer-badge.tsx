import type { OfferLabels } from './offer-labels';
import { Badge } from '@/components/ui/badge';
import type { OfferCardProps } from './offer-card-props';

type OfferBadgeProps = Pick<OfferCardProps, 'offer'> & {
  labels: Pick<OfferLabels, 'expired' | 'exclusive'>;
  isVoid: boolean;
};

/** What is special about an offer: that it is over, else that it is exclusive. */
export function OfferBadge({ offer, labels, isVoid }: OfferBadgeProps) {
  if (isVoid) return <Badge tone="void">{labels.expired}</Badge>;
  return offer.exclusive ? <Badge tone="highlight">{labels.exclusive}</Badge> : null;
}
