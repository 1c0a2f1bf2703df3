/** What a reply says of an invoice that its customer disputes; null where nobody does. */
export const disputeOf = ({
  disputedOn: on,
  disputeNote: note,
}: {
  disputedOn?: string | undefined;
  disputeNote?: string | undefined;
}) => (on === undefined ? null : { on, note: note ?? null });
