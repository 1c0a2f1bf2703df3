/** The kinds of business, which decide what its documents must show by law. */
export const businessKinds = ['sole_trader', 'partnership', 'company'] as const;
export type BusinessKind = (typeof businessKinds)[number];

/** The image types allowed for a logo: those that a PDF embeds unchanged. */
export const logoTypes = ['image/png', 'image/jpeg'] as const;
export type LogoType = (typeof logoTypes)[number];

/** What the user expects HMRC to tell a contractor about them; `unmatched` works under CIS but is not registered. */
export const cisStatuses = ['none', 'registered', 'unmatched', 'gross'] as const;
export type CisStatus = (typeof cisStatuses)[number];
