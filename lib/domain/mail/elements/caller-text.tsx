import { createElement } from 'react';
import { withoutBreaks, withoutDirections } from '@/lib/core/text/invisible';
import { inOrder } from './part';

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** The dot of a host, the sign of an address, the beginning of a link: what mail programs make links of by themselves. */
const joints = /((?<=[\p{L}\p{N}-])[.@](?=[\p{L}\p{N}])|:\/\/)/u;
/** In plain text a joint can only be spelled; a file's name keeps its dot, as no program makes a link of it. */
const host = /(?<=[\p{L}\p{N}-])\.(?!(?:pdf|docx?|odt|rtf|txt|xlsx?|pptx?|csv)(?![\p{L}\p{N}-]))(?=\p{L}{2})/giu;

/** A value in one line: no line breaks that could forge another part of the letter, no switches of direction. */
export const oneLine = (value: string): string => withoutBreaks(withoutDirections(value));

/** What a caller wrote, in HTML: text alone, which no mail program turns into a link. */
export function CallerText({ children }: { children: string }) {
  const pieces = oneLine(children).split(joints);
  const isJoint = (index: number) => index % 2 === 1;
  return <bdi>{inOrder(pieces.map((piece, index) => (isJoint(index) ? createElement('span', null, piece) : piece)))}</bdi>;
}

/** The same for the plain text: `example[.]com` is read by people and by no mail program. */
export function callerText(value: string): string {
  const line = oneLine(value).replace(host, '[.]').replaceAll('://', '[:]//');
  return isolated(line);
}

/** A line that is written from right to left stays within itself. */
export const isolated = (line: string): string => (rightToLeft.test(line) ? `\u2068${line}\u2069` : line);
