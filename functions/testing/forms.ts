/** A whole PNG. */
export const whiteDot = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTj2FAAAAABJRU5ErkJggg==',
    'base64',
  ),
);

/** A receipt as the app uploads it, with the picture of one white dot. */
export const receiptForm = (data: unknown = { receiptDate: '2026-11-05', vendor: 'Harbour Supplies' }) => {
  const form = new FormData();
  form.append('file', new Blob([whiteDot]), 'till.png');
  form.append('data', JSON.stringify(data));
  return form;
};

/** A photo of a job as the app uploads it. */
export const photoForm = (
  data: unknown = { stage: 'before', caption: 'Under the sink' },
  file = whiteDot,
) => {
  const form = new FormData();
  form.append('file', new Blob([file]), 'sink.png');
  form.append('data', JSON.stringify(data));
  return form;
};

/** A picture alone. */
export const pictureForm = () => {
  const form = new FormData();
  form.append('file', new Blob([whiteDot]), 'dot.png');
  return form;
};
