/**
 * Puts a text that is still to come on the clipboard. The promise goes along with the press: Safari writes nothing that
 * is asked for after it.
 */
export const copyComing = async (coming: Promise<string>): Promise<void> => {
  const blob = coming.then((text) => new Blob([text], { type: 'text/plain' }));
  if (typeof ClipboardItem === 'undefined') await navigator.clipboard.writeText(await coming);
  else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
};

/** A number as `sms:` takes it; the body stands behind `?&` because phones differ in which of the two they want. */
export const smsHref = (phone: string, body: string): string =>
  `sms:${phone.replace(/[^\d+]/g, '')}?&body=${encodeURIComponent(body)}`;

/** WhatsApp wants the number with its country; one without is British. Without a number it asks to whom. */
export const whatsAppHref = (phone: string, body: string): string => {
  const digits = phone.replace(/[^\d+]/g, '').replace(/^\+|^00/, '');
  return `https://wa.me/${digits.replace(/^0/, '44')}?text=${encodeURIComponent(body)}`;
};

const pdfFile = (pdf: Blob, name: string): File =>
  new File([pdf], name.replace(/[/\\:]/g, '-'), { type: 'application/pdf' });

/** True where the device can hand a PDF on to another app. */
export const canShare = (): boolean =>
  navigator.canShare?.({ files: [pdfFile(new Blob(), 'paper.pdf')] }) ?? false;

/** Hands a PDF on by the device's own share sheet. Giving it up there is no failure. */
export const sharePdf = async (pdf: Blob, name: string): Promise<void> => {
  try {
    await navigator.share({ files: [pdfFile(pdf, name)], title: name });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
};
