/** The declaration made when a VAT return is filed, in HMRC's words; stored with the return word for word. */
export const declaration =
  'When you submit this VAT information you are making a legal declaration that the information is true and complete. A false declaration can result in prosecution.';
