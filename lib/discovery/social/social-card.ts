import { createHash } from 'node:crypto';

/** Width and height of every social picture, in pixels: what Open Graph asks for. */
export const SOCIAL_IMAGE_SIZE_PX = { width: 1200, height: 630 } as const;

/** Raised by whoever changes how pictures are drawn, so that every picture gets a new address. */
const DESIGN = 1;
const LENGTH = 12;

/** What a social picture says, ready worded. Texts are as they came: the drawing leaves out what its typefaces lack. */
export type SocialCard = {
  siteName: string;
  /** In small type above the title. */
  overline: string | null;
  title: string;
  /** Stands for a title in a script that the typefaces lack. */
  plainTitle: string;
  /** Below the title. */
  lines: string[];
  stub: SocialStub;
};

/** What the torn-off end of the ticket shows. */
export type SocialStub =
  | { kind: 'mark' }
  | { kind: 'logo'; name: string; logo: string | null }
  /** The address of a category's picture: "/icons/airplane.svg". */
  | { kind: 'icon'; icon: string }
  /** `isStated` is false where the text stands for a discount that nobody stated. */
  | { kind: 'discount'; text: string; isStated: boolean; isVoid: boolean };

/** The version of a picture: 12 characters for an address that change with anything the picture says. */
export function hashCard(card: SocialCard): string {
  const text = JSON.stringify([DESIGN, card]);
  return createHash('sha256').update(text).digest('base64url').slice(0, LENGTH);
}

/**
 * What a picture shows, in words, for those who do not see it: "20% off: A fifth off, Lumera. Ends 12 Jan 2027.
 * Clipmint".
 */
export function formatSocialAlt({ overline, title, lines, siteName, stub }: SocialCard): string {
  const name = [title, overline].filter(Boolean).join(', ');
  const head = stub.kind === 'discount' && stub.isStated ? `${stub.text}: ${name}` : name;
  const tail = siteName === title ? [] : [siteName];
  return [head, ...lines, ...tail].map((text) => text.trim().replace(/\.$/, '')).join('. ');
}
