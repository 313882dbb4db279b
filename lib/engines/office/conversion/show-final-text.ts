import type { OfficePackage } from '../package/office-package.ts';
import { partBeside } from './part-beside.ts';

const VIEW = /<w:revisionView\b[^>]*?(?:\/>|>\s*<\/w:revisionView>)/g;

/** Has a converter write the text as it is after all tracked changes: what was deleted is else printed, struck through. */
export function showFinalText(office: OfficePackage): void {
  const part = partBeside(office, 'settings');
  if (!part) return;
  const xml = office.text(part);
  office.write(
    part,
    xml.replace(VIEW, '').replace(/<w:settings\b[^>]*?(\/?)>/, (open, empty) => (empty ? `${open.slice(0, -2)}>${view}</w:settings>` : open + view)),
  );
}

const view = '<w:revisionView w:markup="0"/>';
