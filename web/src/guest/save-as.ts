/** Downloads a PDF. */
export const saveAs = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), {
    href: address,
    download: `${name.replace(/[/\\:]/g, '-')}.pdf`,
  }).click();
  // Some browsers read the URL only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
