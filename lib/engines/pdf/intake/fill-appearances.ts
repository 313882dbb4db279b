import {
  PDFButton,
  PDFCheckBox,
  PDFDict,
  type PDFDocument,
  PDFDropdown,
  type PDFField,
  type PDFFont,
  PDFHexString,
  PDFName,
  PDFOptionList,
  PDFRadioGroup,
  PDFSignature,
  PDFString,
  PDFTextField,
  type PDFWidgetAnnotation,
} from '@cantoo/pdf-lib';
import { displayedBox } from '../pages/page-geometry.ts';
import { isDrawn, isOnScreen } from './closed/appearance.ts';
import type { FormText } from './intake-jobs.ts';

const name = (text: string): PDFName => PDFName.of(text);

/**
 * Draws the values that a form holds but that no program drew yet. Gives back as text, with their
 * places, those that the built-in font has no letters for; an overlay shows them.
 */
export async function fillAppearances(document: PDFDocument): Promise<FormText[]> {
  const acroForm = document.catalog.lookup(name('AcroForm'));
  if (!(acroForm instanceof PDFDict)) return [];
  const isStale = String(acroForm.lookup(name('NeedAppearances'))) === 'true';
  // pdf-lib would take it out itself, with a warning on the console.
  acroForm.delete(name('XFA'));
  let fields: PDFField[] = [];
  try {
    fields = document.getForm().getFields();
  } catch {
    // A form that cannot be read is still drawn by its widgets.
  }
  const texts = fields.flatMap((field) => {
    try {
      return fillField(document, field, isStale);
    } catch {
      return [];
    }
  });
  // The library makes its fonts only when it saves: until then what was drawn is drawn in fonts that are nothing.
  await document.flush();
  return texts;
}

function fillField(document: PDFDocument, field: PDFField, isStale: boolean): FormText[] {
  if (field instanceof PDFSignature) return [];
  const isText = field instanceof PDFTextField || field instanceof PDFDropdown || field instanceof PDFOptionList;
  const isEmpty = field.acroField.getWidgets().some((widget) => !isDrawn(widget.dict));
  if (!isEmpty && !(isStale && isText)) return [];
  if (field instanceof PDFCheckBox || field instanceof PDFRadioGroup) field.defaultUpdateAppearances();
  if (field instanceof PDFButton || !isText) return [];
  const text = textOf(field);
  if (text.trim() === '') return [];
  // A password is shown as a reader shows it.
  if (field instanceof PDFTextField && field.isPassword()) {
    return field.acroField.getWidgets().flatMap((widget) => overlayText(document, widget, '*'.repeat([...text].length)));
  }
  const font = document.getForm().getDefaultFont();
  if (!hasLettersFor(font, text)) return field.acroField.getWidgets().flatMap((widget) => overlayText(document, widget, text));
  field.defaultUpdateAppearances(font);
  return [];
}

/** The built-in font draws a question mark for what it lacks. */
function hasLettersFor(font: PDFFont, text: string): boolean {
  const letters = new Set(font.getCharacterSet());
  return [...text].every((letter) => /\s/.test(letter) || letters.has(letter.codePointAt(0) ?? 0));
}

function textOf(field: PDFTextField | PDFDropdown | PDFOptionList): string {
  const held = field.acroField.dict.lookup(name('V'));
  if (held instanceof PDFString || held instanceof PDFHexString) return held.decodeText();
  return field instanceof PDFTextField ? '' : field.getSelected().join(', ');
}

/** The text on each page that shows the widget. */
function overlayText(document: PDFDocument, widget: PDFWidgetAnnotation, text: string): FormText[] {
  if (!isOnScreen(widget.dict)) return [];
  // What was drawn for an older value would stand beneath the new one.
  widget.dict.delete(name('AP'));
  return document.getPages().flatMap((page, index) => {
    const annotations = page.node.Annots()?.asArray() ?? [];
    if (!annotations.some((entry) => document.context.lookup(entry) === widget.dict)) return [];
    return [{ page: index + 1, ...displayedBox(page, widget.getRectangle()), text }];
  });
}
