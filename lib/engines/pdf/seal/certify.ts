import { type PDF, PdfArray, PdfDict, PdfName, PdfNumber, PdfString } from '@libpdf/core';

/** ISO 32000-2, table 257: no change to the document is permitted. */
const NO_CHANGES = 1;

/**
 * Makes the signature that is put into the file next a certification (ISO 32000-2, 12.8.2.2) that permits no change: what is
 * added afterwards, such as an annotation, a reader reports. The library itself only approves, so its dictionary is completed on the way into
 * the file.
 */
export function certifyNext(pdf: PDF, reason: string): void {
  const { registry } = pdf.context;
  const register = registry.register.bind(registry);
  registry.register = (object) => {
    const reference = register(object);
    if (object instanceof PdfDict && object.getName('Type')?.value === 'Sig') {
      // Here too, as the library writes brackets with a sign before them.
      object.set('Reason', PdfString.fromString(reason));
      object.set('Reference', PdfArray.of(noChanges()));
      pdf.getCatalog().set('Perms', PdfDict.of({ DocMDP: reference }));
    }
    return reference;
  };
}

const noChanges = (): PdfDict =>
  PdfDict.of({
    Type: PdfName.of('SigRef'),
    TransformMethod: PdfName.of('DocMDP'),
    TransformParams: PdfDict.of({ Type: PdfName.of('TransformParams'), P: PdfNumber.of(NO_CHANGES), V: PdfName.of('1.2') }),
  });
