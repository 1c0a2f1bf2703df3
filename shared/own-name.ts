interface Named {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
}

/** First and last name, as far as we know them; empty if we know neither. */
export const ownNameOf = ({ firstName, lastName }: Named): string =>
  [firstName, lastName].filter(Boolean).join(' ');
