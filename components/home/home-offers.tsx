import { OfferGrid } from '@/components/catalogue/offer-grid';
import type { Offer } from '@/lib/catalogue';
import type { Locale } from '@/lib/i18n';
import { HomeSection } from './home-section';

type Props = { locale: Locale; title: string; href: string; offers: Offer[]; now: Date };

/** A section of tickets; nothing where there are none. */
export function HomeOffers({ locale, title, href, offers, now }: Props) {
  if (offers.length === 0) return null;
  return (
    <HomeSection locale={locale} title={title} href={href}>
      <OfferGrid locale={locale} offers={offers} now={now} />
    </HomeSection>
  );
}
