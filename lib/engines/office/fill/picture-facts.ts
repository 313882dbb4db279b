/** What a picture is, and its size in pixels. */
export type PictureFacts = { extension: 'png' | 'jpeg' | 'gif'; type: string; width: number; height: number };

/** Of PNG, JPEG and GIF, which every version of Office shows; undefined for anything else. */
export function pictureFacts(bytes: Uint8Array): PictureFacts | undefined {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const found = png(view) ?? gif(view) ?? jpeg(view);
  return found && found.width > 0 && found.height > 0 ? found : undefined;
}

function png(view: Buffer): PictureFacts | undefined {
  if (view.length < 33 || view.toString('latin1', 0, 8) !== '\u0089PNG\r\n\u001a\n' || view.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return { extension: 'png', type: 'image/png', width: view.readUInt32BE(16), height: view.readUInt32BE(20) };
}

function gif(view: Buffer): PictureFacts | undefined {
  if (view.length < 13 || !/^GIF8[79]a$/.test(view.toString('latin1', 0, 6))) return undefined;
  return { extension: 'gif', type: 'image/gif', width: view.readUInt16LE(6), height: view.readUInt16LE(8) };
}

/** Goes from mark to mark to the frame that says the size. */
function jpeg(view: Buffer): PictureFacts | undefined {
  if (view.length < 4 || view.readUInt16BE(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 < view.length && view[at] === 0xff; ) {
    const mark = view[at + 1] ?? 0;
    if (mark === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = mark >= 0xc0 && mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc;
    if (isFrame) return { extension: 'jpeg', type: 'image/jpeg', width: view.readUInt16BE(at + 7), height: view.readUInt16BE(at + 5) };
    at += 2 + view.readUInt16BE(at + 2);
  }
  return undefined;
}
