import { type EdgeMark, edgeSize } from '@/lib/engines/pdf/edge/edge-mark';
import { PictureShelf } from '@/lib/engines/pdf/pages/lay-over';
import { scaledTo, settingScale } from '@/lib/engines/pdf/pages/page-fit';
import type { MarkContent } from '@/lib/engines/pdf/seal/mark';
import { cleanText } from '@/lib/engines/pdf/typeset/clean-text';
import { fontStacks, languageOf } from '@/lib/engines/pdf/typeset/fonts';
import { qrCode } from '@/lib/engines/pdf/typeset/qr-code';
import { typeset } from '@/lib/engines/pdf/typeset/typeset';

/** `mono` is for what is compared sign by sign; a hash in it is set in groups of four. */
export type CertificateFact = { label: string; value: string; mono?: boolean };

export type CertificateSection = {
  heading: string;
  facts: CertificateFact[];
  /** The signature, shown beside the facts. */
  mark?: { content: MarkContent; caption: string };
};

export type CertificateModel = {
  locale: string;
  /** Points, as the document's pages are displayed. */
  pageWidth: number;
  pageHeight: number;
  title: string;
  intro: string;
  sections: CertificateSection[];
  timeline: { heading: string; rows: { at: string; event: string; detail?: string }[] };
  footer: string;
  /** The line of each page: that it is the certificate, and of what. Without it each bears its number alone. */
  edge?: EdgeMark;
  /** Where anybody can have the file checked. */
  verify?: { label: string; address: string };
  /** Whether the word TEST lies across each page. */
  test?: boolean;
};

const NUMBERS: EdgeMark = { text: '{page} / {pages}' };
const TEST_WATERMARK = 'TEST';
const HASH = /^[0-9a-f]{32,}$/i;
const HASH_WITHIN = /\b[0-9a-f]{64}\b/gi;
const GROUPS_PER_LINE = 8;
// It carries its times in words; a date in the file would make it differ for the same content.
const NO_DATE = new Date(0);

/** The certificate in the document's page size, as many pages as it needs. */
export async function setCertificate(model: CertificateModel): Promise<Uint8Array> {
  const { pageWidth, pageHeight } = model;
  const scale = settingScale({ width: pageWidth, height: pageHeight });
  const shelf = new PictureShelf();
  const { pdf } = await typeset({
    template: 'certificate.typ',
    data: {
      lang: languageOf(model.locale),
      fonts: fontStacks(model.locale),
      width: pageWidth * scale,
      height: pageHeight * scale,
      title: cleanText(model.title),
      intro: cleanText(model.intro),
      footer: cleanText(model.footer),
      edge: { text: cleanText((model.edge ?? NUMBERS).text), size: edgeSize({ width: pageWidth, height: pageHeight }) * scale },
      verify: model.verify ? { ...shelf.place({ type: 'strokes', svg: qrCode(model.verify.address) }), ...model.verify } : null,
      watermark: model.test ? TEST_WATERMARK : null,
      sections: model.sections.map((section) => ({
        heading: cleanText(section.heading),
        facts: section.facts.map(factData),
        mark: section.mark ? { ...shelf.place(section.mark.content), caption: cleanText(section.mark.caption) } : null,
      })),
      timeline: {
        heading: cleanText(model.timeline.heading),
        rows: model.timeline.rows.map((row) => ({ at: cleanText(row.at), event: cleanText(row.event), detail: cleanText(row.detail ?? '') })),
      },
    },
    pictures: shelf.files,
    tagged: false,
    createdAt: NO_DATE,
  });
  return scale === 1 ? pdf : scaledTo(pdf, { width: pageWidth, height: pageHeight });
}

function factData({ label, value, mono = false }: CertificateFact) {
  const isHash = mono && HASH.test(value);
  const grouped = value.replace(HASH_WITHIN, (hash) => hashLines(hash).join(' '));
  return { label: cleanText(label), value: cleanText(grouped), mono, lines: isHash ? hashLines(value) : null };
}

/** `abcd ef01 ...`, eight groups a line: a person compares four signs at a glance. */
export function hashLines(hash: string): string[] {
  const groups = hash.match(/.{1,4}/g) ?? [];
  const lines = [];
  for (let start = 0; start < groups.length; start += GROUPS_PER_LINE) lines.push(groups.slice(start, start + GROUPS_PER_LINE).join(' '));
  return lines;
}
