import type { SocialCard } from './social-card';

/** What a picture shows, in words, for those who do not see it: "20% off: A fifth off, Lumera. Ends 12 Jan 2027. Clipmint". */
export function formatSocialAlt({ overline, title, lines, siteName, stub }: SocialCard): string {
  const name = [title, overline].filter(Boolean).join(', ');
  const head = stub.kind === 'discount' && stub.isStated ? `${stub.text}: ${name}` : name;
  const tail = siteName === title ? [] : [siteName];
  return [head, ...lines, ...tail].map((text) => text.trim().replace(/\.$/, '')).join('. ');
}
