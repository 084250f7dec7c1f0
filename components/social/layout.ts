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

/** The light theme's tokens, which pictures cannot read from a style sheet. layout.test.ts compares them with it. */
export const PALETTE = {
  paper: '#fbf7ef',
  surface: '#fffdf8',
  ink: '#14211b',
  'ink-soft': '#43514a',
  action: '#0b5d3b',
  'action-tint': '#e0eee3',
  discount: '#f4745d',
  'on-discount': '#1f0d08',
  highlight: '#f8e4a0',
  'on-highlight': '#2a2108',
  void: '#e6e0d3',
  'void-ink': '#555a53',
  'ticket-line': '#cfc9bc',
  'on-tile': '#fffdf8',
  'tile-1': '#0b5d3b',
  'tile-2': '#8f3a22',
  'tile-3': '#23507a',
  'tile-4': '#6a3f78',
  'tile-5': '#705400',
  'tile-6': '#97304f',
} as const;

export type ColorName = keyof typeof PALETTE;
