/** What the law asks of a seller's papers hangs on what the business is. */
export const businessKinds = ['sole_trader', 'partnership', 'company'] as const;
export type BusinessKind = (typeof businessKinds)[number];

/** Kinds of picture a logo can be: what a PDF holds as they are. */
export const logoTypes = ['image/png', 'image/jpeg'] as const;
export type LogoType = (typeof logoTypes)[number];

/** What the user believes HMRC will tell a contractor of them; `unmatched` is worked for but not registered. */
export const cisStatuses = ['none', 'registered', 'unmatched', 'gross'] as const;
export type CisStatus = (typeof cisStatuses)[number];
