/** What may fill the place of the advertisement, as the rules see it (docs/specification.md §3.10). */

export const AD_TYPES = ['adsense', 'adsterra'] as const;
export type AdType = (typeof AD_TYPES)[number];

/** The one place of the site that shows ads: beside an open offer. Units for other places are kept but never shown. */
export const MODAL_POSITION = 'modal';

/** docs/specification.md §9.12: what a unit of a type has unless its file says otherwise. */
export const AD_DEFAULTS = {
  adsense: { priority: 30, maxClickRate: 0.3, maxShowRate: 0.6 },
  adsterra: { priority: 10, maxClickRate: 0.35, maxShowRate: 0.8 },
} as const satisfies Record<AdType, Pick<AdRules, 'priority' | 'maxClickRate' | 'maxShowRate'>>;

/** In CSS pixels. */
export const AD_HEIGHT_PX = { least: 50, usual: 100, most: 250 } as const;

type AdRules = {
  id: string;
  name: string;
  position: string;
  isActive: boolean;
  /** Its weight before anything is known of it, above 0. */
  priority: number;
  /** Clicks a show, 0 to 1, from which on it is shown less. */
  maxClickRate: number;
  /** Shows an opened offer, 0 to 1, from which on it is shown less. */
  maxShowRate: number;
  /** Height of its frame in CSS pixels. */
  height: number;
};

/** A network's own HTML, which only ever runs in a frame that can reach nothing of the page, and never comes to it. */
export type FramedAdUnit = AdRules & { adType: 'adsterra' };
/** What its frame holds, and from which hosts that may load (`cdn.example`, `*.network.example`, `*`). */
export type FramedAdContent = { html: string; hosts: string[] };
/** Google's tag is the site's own; of the configured HTML only these two names are taken. */
export type GoogleAdUnit = AdRules & { adType: 'adsense'; client: string; slot: string };
export type AdUnit = FramedAdUnit | GoogleAdUnit;
/** A unit as its file has it. */
export type ConfiguredAdUnit = (FramedAdUnit & FramedAdContent) | GoogleAdUnit;
