import { encode } from 'uqr';

/** Modules of white that a reader of the code needs around it (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** An address as a QR code: an SVG of dark squares on white. The same address gives the same picture. */
export function qrCode(address: string): string {
  const { data, size } = encode(address, { ecc: 'M', border: QUIET_ZONE });
  // Each row's dark runs as one rectangle: fewer and without hairlines between neighbours.
  const runs = data.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="#fff"/><path fill="#000" d="${runs.join('')}"/></svg>`;
}
