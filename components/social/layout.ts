import { SOCIAL_IMAGE_SIZE_PX } from '@/lib/discovery/social';

/** Where things stand on a social picture, in pixels. Networks cut edges off: the ticket keeps away from them. */
const MARGIN = 48;
const STUB_WIDTH = 352;
const PADDING = 52;

export const TICKET = {
  margin: MARGIN,
  width: SOCIAL_IMAGE_SIZE_PX.width - 2 * MARGIN,
  height: SOCIAL_IMAGE_SIZE_PX.height - 2 * MARGIN,
  corner: 36,
  notch: 26,
};

export const STUB = { width: STUB_WIDTH, padding: 30, innerWidth: STUB_WIDTH - 60 };

export const BODY = {
  width: TICKET.width - STUB_WIDTH,
  padding: PADDING,
  innerWidth: TICKET.width - STUB_WIDTH - 2 * PADDING,
  innerHeight: TICKET.height - 2 * PADDING,
};

export const LINE = { sizes: [40, 36, 32, 28], height: 56 } as const;
export const FOOTER = { sizes: [38, 32, 26, 22, 18], mark: 64, height: 64, gap: 16 } as const;
