/**
 * The reference of a warning notice, which the device gives when it is signed: a copy is left before the engineer goes, whether or not
 * there is a connection to draw its number. Undefined for every other kind.
 */
export const noticeReference = ({ id, kind }: { id: number; kind: string }): string | undefined =>
  kind === 'gas_warning' ? `WN-${id.toString(36).toUpperCase()}` : undefined;
