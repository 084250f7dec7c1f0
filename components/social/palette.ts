/** The light theme's tokens, which pictures cannot read from a style sheet. palette.test.ts compares them with it. */
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
