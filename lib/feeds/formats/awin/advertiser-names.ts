/** "Rebtel (US)", "Shop (Global)": where the programme runs, in brackets. */
const COUNTRY_IN_BRACKETS =
  /\s*\((?:[A-Z]{2,3}(?:\s?[/&,]\s?[A-Z]{2,3})*|Global|Worldwide|International|Europe)\)$/;
const PROGRAMME_WORDS = /\s+affiliate program(?:me)?$/i;

/**
 * The names under which an advertiser can be shown, best first: without the country in brackets and the words
 * "Affiliate Program", then its full name, for a second advertiser that would get the same short one.
 */
export function listAdvertiserNames(fullName: string): [string, ...string[]] {
  const name = fullName.replace(COUNTRY_IN_BRACKETS, '').replace(PROGRAMME_WORDS, '').trim();
  return name === '' || name === fullName ? [fullName] : [name, fullName];
}
