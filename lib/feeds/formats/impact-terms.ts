import { pickText, type FeedRecord } from '../read/values';
import { formatAmount, formatBareAmount } from './format-amount';

/** The terms of an offer: the shop's own, then the limits that Impact keeps as figures, a line each. */
export function formatImpactTerms(row: FeedRecord): string | undefined {
  const purchase = formatLimit(row, 'MinimumPurchaseAmount', 'MinimumPurchaseAmountCurrency');
  const saving = formatLimit(row, 'MaximumSavingsAmount', 'MaximumSavingsCurrency');
  const limit = Number(pickText(row, 'PurchaseLimitQuantity'));
  const lines = [
    pickText(row, 'Terms'),
    purchase && `Minimum purchase: ${purchase}.`,
    saving && `Maximum saving: ${saving}.`,
    limit > 0 && `Purchase limit: ${limit}.`,
  ];
  return lines.filter((line) => typeof line === 'string' && line !== '').join('\n') || undefined;
}

/** Percent deals tell no currency; the bare amount is better than a condition that nobody reads. */
function formatLimit(row: FeedRecord, field: string, currencyField: string): string | undefined {
  const amount = pickText(row, field);
  return formatAmount(amount, pickText(row, currencyField, 'DiscountCurrency')) ?? formatBareAmount(amount);
}
