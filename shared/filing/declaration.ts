/** What whoever files a VAT return declares, in HMRC's words; kept with the return word for word. */
export const declaration =
  'When you submit this VAT information you are making a legal declaration that the information is true and complete. A false declaration can result in prosecution.';
