/** Claims, each with the words that deny it or say it again. */
const CONTRADICTIONS: readonly (readonly [claim: RegExp, denial: RegExp])[] = [
  [
    /no minimum|on its own|from the first/i,
    /minimum (?:spend|order) (?:\$|of|is)|(?:over|above|from) \$|holds \$|reach(?:es)? (?:the )?\$|or more|at least/i,
  ],
  [
    /everything at|whole (?:site|range)|full range/i,
    /excluded|excludes|not valid|only\b|selected|exempt|minimum spend \$/i,
  ],
  [
    /free (?:\w+ )?shipping|shipping is (?:free|on)|ship free|shipping costs|free delivery/i,
    /delivery charge|own delivery|delivery is not included|shipping is extra|excluded from free delivery|service fee/i,
  ],
  [
    /free returns|back free|returns are free|on approval/i,
    /return(?:ed|s)? (?:within|in sealed|unwound|once)|cannot be returned|from return|final sale|not refunded|once used/i,
  ],
  [
    /2 for 1|two for|3 for 2|three for|buy (?:one|two)|bought together|a pair|in twos|the set\b|the pair/i,
    /^one (?!use|redemption)|limited to (?:one|two)\b|must be|another offer/i,
  ],
  [
    /outlet|\bsale\b|clearance|clear-out|reduced|reductions|last pieces/i,
    /sale (?:items|shoes|prices)|clearance or|full-price items|outlet items|second-hand stock/i,
  ],
  [
    /second order|second booking|second subscription|come back|regulars|members|your next|birthday/i,
    /new customers/i,
  ],
  [
    /trial|months? (?:is |are )?free|free month|first month/i,
    /monthly|billing period|renewals are|one-to-one/i,
  ],
  [
    /\bcode\b|type in|automatically|by itself/i,
    /\bcode is needed|type in|by itself|applies it|automatically/i,
  ],
  [/\bgift cards\b/i, /\bgift cards\b/i],
  [/\b(?:one|up to \w+)(?: \w+)? per\b/i, /limited to|\bone \w+ per\b/i],
  [/no booking fee|fee waived|without the booking fee/i, /includes the booking fee/i],
];

/** Says whether one of the texts denies what the other claims. */
export function isContradicting(text: string, other: string): boolean {
  return CONTRADICTIONS.some(
    ([claim, denial]) => (claim.test(text) && denial.test(other)) || (claim.test(other) && denial.test(text)),
  );
}

const EXCLUSION = /excluded|excludes|not valid|cannot be|exempt|not included|not refunded|not discounted/i;
const SHORTEST_NOUN = 4;

/** Says whether a sentence of small print takes out the very product that the offer is about. */
export function isExcluding(condition: string, product: string): boolean {
  if (!EXCLUSION.test(condition)) return false;
  const nouns = new Set(listNouns(product));
  return listNouns(condition).some((noun) => nouns.has(noun));
}

function listNouns(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length >= SHORTEST_NOUN)
    .map((word) => word.replace(/s$/, ''));
}
