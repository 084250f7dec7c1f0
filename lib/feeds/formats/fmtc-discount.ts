const UP_TO = /\bup ?to\b/i;
/** The sign alone: "C$" is not the dollar that "$" promises. */
const CURRENCY = /(?<![A-Z])[$€£]/g;
const FREE_SHIPPING = /^free[-_ ]?shipping$/i;

const MONEY = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});

type Figures = { percent: string | undefined; amount: string | undefined; types: readonly string[] };

/**
 * The discount that the figures of a deal state; undefined where there are none, so that it is read from the label.
 * FMTC names no currency: an amount counts only beside a label with one currency sign.
 */
export function formatFmtcDiscount(label: string, { percent, amount, types }: Figures): string | undefined {
  const figure = formatPercent(percent) ?? formatAmount(amount, label);
  if (figure !== undefined) return UP_TO.test(label) ? `Up to ${figure} off` : `${figure} off`;
  const isFreeShipping = types.some((type) => FREE_SHIPPING.test(type)) && !/\d/.test(label);
  return isFreeShipping ? 'Free shipping' : undefined;
}

function formatPercent(text: string | undefined): string | undefined {
  const percent = Number(text);
  return percent > 0 && percent <= 100 ? `${percent}%` : undefined;
}

function formatAmount(text: string | undefined, label: string): string | undefined {
  const amount = Number(text);
  const signs = new Set(label.match(CURRENCY));
  const [sign] = signs;
  if (!(amount > 0) || signs.size !== 1 || sign === undefined) return undefined;
  return sign + MONEY.format(amount);
}
