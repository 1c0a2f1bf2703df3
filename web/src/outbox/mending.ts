/** The refused change that the open form mends: what the form saves takes its place in the order, with its id. */
interface Mending {
  seq: number;
  pathname: string;
  /** The name in the address that stands as long as the form is open. */
  param: string;
}

let mending: Mending | null = null;

export const beginMending = (begun: Mending): void => {
  mending = begun;
};

/** Which change is mended just now: none once its form has been left. */
export const mendedSeq = (): number | null => {
  const isOpen =
    mending &&
    location.pathname === mending.pathname &&
    new URLSearchParams(location.search).has(mending.param);
  if (!isOpen) mending = null;
  return mending?.seq ?? null;
};
