/** Words suggesting that a price includes VAT, or that VAT is added to it. */
const claims =
  /(?:\b(?:incl?(?:\.|ud(?:e[sd]?|ing)|usive(?: of)?)?|plus|excl?(?:\.|ud(?:e[sd]?|ing)|usive(?: of)?)?|subject to|with|add(?:ing)?|ex)|\+)\s*(?:\d{1,2}(?:\.\d+)?\s*%\s*)?(?:the\s+)?V\.?A\.?T\b\.?|\bVAT[\s-]*(?:is\s+)?(?:incl(?:\.|uded|usive)?|inc\b\.?|added|extra|charged at|at\s+\d{1,2}(?:\.\d+)?\s*%|@\s*\d{1,2}(?:\.\d+)?\s*%|reg(?:istration|istered|\.)?\s*(?:no|number)?\b|(?:no|number)\b)/i;
const amount = /\bVAT\b[^a-z\d£]{0,5}£\s?\d|£\s?[\d,.]+\s*VAT\b/i;

/** Words stating that no VAT is charged, which anyone may use. */
const denials =
  /\b(?:no|not|nil|without|outside the scope of|not registered for|not charg(?:ing|ed))\s+VAT\b(?:[\s-]*(?:is\s+)?(?:registered|charged|added|due|payable|applicable))*|\bnot\s+VAT[\s-]registered|\bVAT\s+(?:is\s+)?not\s+\w+/gi;

/**
 * The words in a text that claim VAT (`including VAT`), or null. An unregistered seller may neither show an amount as VAT nor
 * say that a price includes it: an unauthorised issue (FA 2008 Sch 41 para 2; CH91350).
 */
export const vatClaimIn = (text: string): string | null => {
  const rest = text.replace(denials, ' ');
  return (claims.exec(rest) ?? amount.exec(rest))?.[0] ?? null;
};
