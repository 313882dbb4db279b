import { PDFArray, PDFDict, type PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFObject, type PDFPage, PDFString } from '@cantoo/pdf-lib';
import { boxOfArray, displayedBox } from '../pages/page-geometry.ts';
import type { Place } from '../place.ts';
import { isOnScreen } from './closed/appearance.ts';

const name = (text: string): PDFName => PDFName.of(text);

/** An empty field of a form that somebody is to fill in. `asks` is what its maker says that it is for, else its name. */
export type FormField = Place & { kind: 'signature' | 'date' | 'text'; asks: string };

const MAX_FORM_FIELDS = 500;
/** Names of fields are made of those above them; more is a loop. */
const MAX_PARENTS = 20;
const MAX_LENGTH = 200;
/** Of a text field: its value is hidden, or a file's name. */
const PASSWORD_OR_FILE = (1 << 13) | (1 << 20);
/** What programs write into a field that takes a date (Acrobat's own functions). */
const DATE_ACTION = /AFDate_/;

/** What a PDF's form still asks for, page by page. */
export function emptyFormFields(document: PDFDocument): FormField[] {
  if (!(document.catalog.lookup(name('AcroForm')) instanceof PDFDict)) return [];
  const fields = document.getPages().flatMap((page, index) => fieldsOn(page, index + 1));
  return fields.slice(0, MAX_FORM_FIELDS);
}

function fieldsOn(page: PDFPage, number: number): FormField[] {
  const annotations = page.node.lookup(name('Annots'));
  if (!(annotations instanceof PDFArray)) return [];
  return annotations.asArray().flatMap((entry) => {
    const widget = page.doc.context.lookup(entry);
    if (!(widget instanceof PDFDict) || String(widget.lookup(name('Subtype'))) !== '/Widget' || !isOnScreen(widget)) return [];
    const rectangle = boxOfArray(widget.lookup(name('Rect')));
    const kind = kindOf(widget);
    return rectangle && kind ? [{ kind, asks: askedOf(widget), page: number, ...displayedBox(page, rectangle) }] : [];
  });
}

function kindOf(widget: PDFDict): FormField['kind'] | null {
  const type = String(inherited(widget, 'FT'));
  if (type === '/Sig') return 'signature';
  if (type !== '/Tx' || textOf(inherited(widget, 'V')).trim() !== '') return null;
  const flags = inherited(widget, 'Ff');
  if (flags instanceof PDFNumber && (flags.asNumber() & PASSWORD_OR_FILE) !== 0) return null;
  const actions = inherited(widget, 'AA');
  const format = actions instanceof PDFDict ? actions.lookup(name('F')) : undefined;
  const script = format instanceof PDFDict ? textOf(format.lookup(name('JS'))) : '';
  return DATE_ACTION.test(script) ? 'date' : 'text';
}

function askedOf(widget: PDFDict): string {
  const said = textOf(inherited(widget, 'TU')).trim() || textOf(inherited(widget, 'T')).trim();
  return [...said.replace(/\s+/g, ' ')].slice(0, MAX_LENGTH).join('').toWellFormed();
}

function inherited(field: PDFDict, key: string, depth = 0): PDFObject | undefined {
  const value = field.lookup(name(key));
  if (value) return value;
  const parent = field.lookup(name('Parent'));
  return parent instanceof PDFDict && depth < MAX_PARENTS ? inherited(parent, key, depth + 1) : undefined;
}

const textOf = (held: PDFObject | undefined): string => (held instanceof PDFString || held instanceof PDFHexString ? held.decodeText() : '');
