interface Named {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
}

/** First and last name, or whichever is known; empty if neither is. */
export const ownNameOf = ({ firstName, lastName }: Named): string =>
  [firstName, lastName].filter(Boolean).join(' ');
