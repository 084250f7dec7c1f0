const BARE_FORMAT = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});

/** An amount of money in English ("$1,000", "A$7.50"); undefined for none, zero or an unknown currency. */
export function formatAmount(amount: string | undefined, currency: string | undefined): string | undefined {
  const value = parsePositive(amount);
  if (value === undefined || currency === undefined || !/^[A-Z]{3}$/.test(currency)) return undefined;
  return getMoneyFormat(currency).format(value).replaceAll('\u00a0', ' ');
}

/** An amount of which nobody says what money it is ("1,000", "7.50"); undefined for none or zero. */
export function formatBareAmount(amount: string | undefined): string | undefined {
  const value = parsePositive(amount);
  return value === undefined ? undefined : BARE_FORMAT.format(value);
}

/** One a currency: to make it takes longer than to read the whole row. */
const moneyFormats = new Map<string, Intl.NumberFormat>();

function getMoneyFormat(currency: string): Intl.NumberFormat {
  const known = moneyFormats.get(currency);
  if (known) return known;
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  moneyFormats.set(currency, format);
  return format;
}

/** A number above zero, with commas or a percent sign in it; undefined for any other. */
export function parsePositive(text: string | undefined): number | undefined {
  const value = Number(text?.replace(/[,%\s]/g, ''));
  return value > 0 ? value : undefined;
}
