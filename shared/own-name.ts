interface Named {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
}

/** First and last name as far as they are known; empty where neither is. */
export const ownNameOf = ({ firstName, lastName }: Named): string =>
  [firstName, lastName].filter(Boolean).join(' ');
