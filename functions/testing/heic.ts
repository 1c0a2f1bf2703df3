const number = (bytes: number, value: number): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};
const box = (name: string, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([number(4, content.length + 8), Buffer.from(name, 'latin1'), content]);
};
const version = (n: number) => number(4, n * 0x1000000);
const text = (words: string) => Buffer.from(words, 'latin1');

/** A HEIC as a phone writes it, with every box in its place but no real pixels. */
export const heicOf = ({ width, height, exif }: { width: number; height: number; exif: Buffer }): Buffer => {
  const ftyp = box('ftyp', text('heic'), number(4, 0), text('mif1heic'));
  const item = (id: number, kind: string) =>
    box('infe', version(2), number(2, id), number(2, 0), text(kind), text('\0'));
  const meta = (exifAt: number) =>
    box(
      'meta',
      version(0),
      box('iinf', version(0), number(2, 2), item(1, 'hvc1'), item(2, 'Exif')),
      box(
        'iloc',
        version(0),
        Buffer.from([0x44, 0]),
        number(2, 2),
        ...[number(2, 1), number(2, 0), number(2, 1), number(4, exifAt + exif.length), number(4, 4)],
        ...[number(2, 2), number(2, 0), number(2, 1), number(4, exifAt), number(4, exif.length)],
      ),
      box('iprp', box('ipco', box('ispe', version(0), number(4, width), number(4, height)))),
    );
  const exifAt = ftyp.length + meta(0).length + 8;
  const film = box('mpvd', text('51.5 N 0.1 W'));
  return Buffer.concat([ftyp, meta(exifAt), box('mdat', exif, text('pixl')), film]);
};
