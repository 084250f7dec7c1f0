import type { OfferKind } from './parse-offer-href';

/** What a social picture is about: everything that its address says. */
export type SocialSubject =
  | { kind: 'home' }
  | { kind: 'brand'; uniqueName: string }
  | { kind: 'category' | 'article'; slug: string }
  | { kind: OfferKind; uniqueName: string; id: number };
