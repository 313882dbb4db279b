import { drawing } from '@/lib/domain/signatures/signing/strokes';
import type { Adopted } from './draft';

/** Roughly how wide a letter of the handwriting is, as a share of its size; scripts outside Latin are wider. */
const letterWidth = (text: string) => (/^[\u0020-\u052f\u1e00-\u1eff]*$/.test(text) ? 0.42 : 1);

/** How much of its box's height handwriting is set in: as in the sealed PDF. */
const handHeight = 0.66;

/** The size, in shares of the box's width, at which a text fits a box of the given proportions. */
export const fittedSize = (text: string, heightToWidth: number, letter = letterWidth(text), ofHeight = 0.8): number =>
  Math.min(heightToWidth * ofHeight, 0.96 / Math.max(1, [...text].length * letter));

type Props = {
  signature: Adopted;
  /** Height of the box by its width. */
  heightToWidth: number;
};

/** Fills its parent; the words around it say what it is. */
export function SignatureImage({ signature, heightToWidth }: Props) {
  if (signature.kind === 'typed') {
    return (
      <span className="@container absolute inset-0 flex items-center" aria-hidden="true">
        <span
          dir="auto"
          className="grow font-hand leading-none whitespace-nowrap"
          style={{ fontSize: `${fittedSize(signature.text, heightToWidth, letterWidth(signature.text), handHeight) * 100}cqw` }}
        >
          {signature.text}
        </span>
      </span>
    );
  }
  if (signature.kind === 'uploaded') {
    return <img src={signature.dataUrl} alt="" className="absolute inset-0 size-full object-contain object-left mix-blend-multiply" />;
  }
  const { viewBox, path, penWidth } = drawing(signature.strokes);
  return (
    <svg viewBox={viewBox} preserveAspectRatio="xMinYMid meet" className="absolute inset-0 size-full" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth={penWidth} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
