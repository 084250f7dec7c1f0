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

/** Width and height of every social picture, in pixels: what Open Graph asks for. */
export const SOCIAL_IMAGE_SIZE_PX = { width: 1200, height: 630 } as const;
