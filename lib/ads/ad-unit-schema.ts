import { z } from 'zod';
import { AD_DEFAULTS, AD_HEIGHT_PX, AD_TYPES, type AdUnit } from './ad-unit';
import { parseGoogleTag } from './parse-google-tag';

const MAX_HTML_LENGTH = 20_000;

const rate = z.number().min(0).max(1).optional();

/** One unit as the file holds it, under the names of spec §3. */
export const adUnitSchema = z
  .strictObject({
    id: z
      .union([z.string(), z.int()])
      .transform(String)
      .pipe(z.string().regex(/^[\w-]{1,64}$/)),
    name: z.string().trim().min(1).max(100),
    position: z.string().trim().min(1).max(40),
    is_active: z.boolean(),
    priority: z.number().positive().max(1000).optional(),
    adType: z.enum(AD_TYPES),
    maxClickRate: rate,
    maxShowRate: rate,
    html: z.string().trim().min(1).max(MAX_HTML_LENGTH),
    height: z.int().min(AD_HEIGHT_PX.least).max(AD_HEIGHT_PX.most).default(AD_HEIGHT_PX.usual),
  })
  .transform((unit, context): AdUnit => {
    const { is_active: isActive, adType, html, ...rest } = unit;
    const defaults = AD_DEFAULTS[adType];
    const rules = {
      ...rest,
      isActive,
      priority: unit.priority ?? defaults.priority,
      maxClickRate: unit.maxClickRate ?? defaults.maxClickRate,
      maxShowRate: unit.maxShowRate ?? defaults.maxShowRate,
    };
    if (adType === 'adsterra') return { ...rules, adType, html };
    const tag = parseGoogleTag(html);
    if (tag) return { ...rules, adType, ...tag };
    context.addIssue({ code: 'custom', path: ['html'] });
    return z.NEVER;
  });

/** What each field takes, said in the line that stops the start. */
export const FIELD_DESCRIPTIONS = {
  id: 'up to 64 letters, digits, - or _',
  name: 'a name of 1 to 100 characters',
  position: 'the place it is for: "modal"',
  is_active: 'true or false',
  priority: 'a number above 0, up to 1000',
  adType: AD_TYPES.map((type) => JSON.stringify(type)).join(' or '),
  maxClickRate: 'a number from 0 to 1',
  maxShowRate: 'a number from 0 to 1',
  html: `the network's HTML, up to ${MAX_HTML_LENGTH} characters`,
  height: `a whole number of pixels from ${AD_HEIGHT_PX.least} to ${AD_HEIGHT_PX.most}`,
} as const;

export const GOOGLE_TAG_DESCRIPTION =
  'Google\'s code for one ad unit, with data-ad-client="ca-pub-…" and data-ad-slot="…"';
