/** Phrases that texts may not contain, and what to use instead (docs/glossary.md). */
export const refused: readonly [RegExp, instead: string][] = [
  // Archaic and legal phrases.
  [
    /\b(besides|by which|whom|thereof|herewith|likewise|whoever|anew|shall|lest|hence|whence)\b/i,
    'plain words of today',
  ],
  [/\b(are|is) to be (?!(a|the|an)\b)/i, 'who does what'],
  [/\b(need|may) not (?!have\b)/i, 'don’t have to, can’t'],
  [/\b(by itself|by themselves)\b/i, 'automatic, or who does it'],
  [/\bof it (is|was|are)\b|\bof its own\b/i, 'the thing’s name'],
  [/\b(lies|lie|stands|stand) (in|on|at|there|beside|here)\b/i, 'is'],
  [/\b(was|were|be|been) begun\b|\bbegun\b/i, 'started'],
  [/\bsomebody\b/i, 'someone'],
  [/\btelephone\b/i, 'phone'],
  [/\bat once\b/i, 'now, straight away'],
  [/\bThere is no such\b/, 'what to choose instead'],
  [/\bhas come\b|\bcame (in|by card|back)\b|\bwent back\b/i, 'paid, bounced, refunded'],
  // One term for one thing.
  [/\bmail(s|ed|box)?\b(?!\.)/i, 'email'],
  [/\bpapers\b/i, 'documents'],
  [/\bnot said\b/i, 'not set'],
  [/\bholds? until\b|\bgood until\b/i, 'valid until'],
  [/\bleft over\b(?! each month)/i, 'profit'],
  [/\b(a|one|the|of) sum\b|\bsums\b/i, 'amount'],
  [/\bmade? void\b/i, 'void'],
  [/^Issue$|\bIssue (it|this|invoice)\b/, 'Send, or Finish invoice'],
  [/^Lines$|\bAdd a line\b/, 'Items'],
  [/\bannounc(e|ed|es|ing)\b/i, 'late-payment notice'],
  // Other phrases that we have removed, so that they don't return.
  [/\bDear things that last\b|\bNot decided\b|\bscheme of now\b|\bask to leave\b/i, 'see the glossary'],
  [/\bInvoices of one amount\b|\bHours of the team\b|\bWhat of the amount\b/i, 'see the glossary'],
  [
    /\ball else finds\b|\bWhat lies\b|\bas yours has it\b|\bAsked once\b|\bon your paper yet\b/i,
    'see the glossary',
  ],
  [
    /\bdoes not say who you are\b|\bowed again\b|\bWho opens one\b|\bYou twice\b|\brests on\b/i,
    'see the glossary',
  ],
  [
    /\bprobably by your customer\b|\bmore than was owed\b|\bletter goes out\b|\bwants sent\b/i,
    'see the glossary',
  ],
  [
    /\bThe law wants\b|\bAll that is left\b|\bNote refund\b|\bTaken back\b|\bnothing of this kind\b/i,
    'see the glossary',
  ],
  [
    /\bby the link below\b|\bmay pay a part\b|\bfor a slip\b|\bnothing to go to\b|\bnever come twice\b/i,
    'see the glossary',
  ],
  [/\bIs not a (date|time|number|cursor|sum)\b/, 'what to enter, with an example'],
];
