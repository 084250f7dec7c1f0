import { countLive, findOffer, getCategoryBySlug } from '@/lib/catalogue/rules';
import type { CatalogueSource } from '@/lib/catalogue';
import type { ListName, SocialSubject } from '@/lib/url/paths';
import {
  buildArticleCard,
  buildBrandCard,
  buildCategoryCard,
  buildListCard,
  buildOfferCard,
  buildSiteCard,
  type SocialContext,
} from './build-cards';
import type { SocialCard } from './social-card';

type Site = SocialContext & { tagline: string };

/** What the picture of a subject says; null for what the catalogue does not list. Throws where it fails. */
export async function loadSocialCard(
  source: CatalogueSource,
  subject: SocialSubject,
  site: Site,
  now: Date,
): Promise<SocialCard | null> {
  switch (subject.kind) {
    case 'home':
      return buildSiteCard(site, site.tagline, await countLive(source));
    case 'brand': {
      const brand = await source.getBrandByUniqueName(subject.uniqueName);
      return brand && buildBrandCard(site, brand);
    }
    case 'category':
      return loadCategoryCard(source, subject.slug, site);
    case 'brands':
    case 'coupons':
    case 'deals':
      return loadListCard(source, subject.kind, subject.slug, site);
    case 'article': {
      const article = await source.getArticleBySlug(subject.slug);
      return article && buildArticleCard(site, article);
    }
    default:
      return loadOfferCard(source, subject, site, now);
  }
}

async function loadCategoryCard(source: CatalogueSource, slug: string, site: Site) {
  const category = await getCategoryBySlug(source, slug);
  if (category === null) return null;
  const query = { categoryId: category.id };
  const [coupons, deals] = await Promise.all([source.listCoupons(query), source.listDeals(query)]);
  return buildCategoryCard(site, category, { coupons: coupons.total, deals: deals.total });
}

async function loadListCard(source: CatalogueSource, list: ListName, slug: string, site: Site) {
  const category = await getCategoryBySlug(source, slug);
  if (category === null) return null;
  const query = { categoryId: category.id, pageSize: 1 };
  const readers = {
    brands: () => source.listBrands(query),
    coupons: () => source.listCoupons(query),
    deals: () => source.listDeals(query),
  };
  return buildListCard(site, list, category, (await readers[list]()).total);
}

/** As on the brand's page: the offer must be the brand's. */
async function loadOfferCard(
  source: CatalogueSource,
  { kind, id, uniqueName }: Extract<SocialSubject, { id: unknown }>,
  site: Site,
  now: Date,
) {
  const brand = await source.getBrandByUniqueName(uniqueName);
  const offer = brand && (await findOffer(source, { kind, id, brandKey: uniqueName }));
  return offer && offer.brandId === brand.id ? buildOfferCard(site, offer, brand, now) : null;
}
