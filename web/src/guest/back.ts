let isUnderWay = false;

addEventListener('popstate', () => {
  isUnderWay = false;
});

/** One step back, however often it is asked for before the browser has taken it: the second would lead out of the page. */
export const goBack = (): void => {
  if (isUnderWay) return;
  isUnderWay = true;
  history.back();
};
