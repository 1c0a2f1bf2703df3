let isUnderWay = false;

addEventListener('popstate', () => {
  isUnderWay = false;
});

/** Goes back one step, however often it is called before the browser has done it: a second step would leave the page. */
export const goBack = (): void => {
  if (isUnderWay) return;
  isUnderWay = true;
  history.back();
};
