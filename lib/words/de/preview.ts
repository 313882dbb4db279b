import type { preview as english } from '../en/preview';

export const preview: typeof english = {
  preview: {
    of: 'Vorlage des Workflows „{workflow}“',
    lead: 'Das ist die Vorlage. Jeder Name in doppelten geschweiften Klammern weicht einem Wert, wenn ein Dokument entsteht. Sie können sie hier ansehen, aber nichts ändern.',
    leadSample: 'Das ist die Vorlage, ausgefüllt mit den Werten eines Beispiels. Sie können sie hier ansehen, aber nichts ändern.',
    count: '{count, plural, one {{count} Feld} other {{count} Felder}}',
    noFields: 'Die Vorlage hat keine Felder: Jedes Dokument sieht aus wie sie.',
    uses: {
      condition: 'entscheidet, was erscheint',
      group: 'wird je Eintrag wiederholt',
    },
    nameless: '(ohne Namen)',
    place: {
      quoted: '{where}: „{quote}“',
      numbered: '{term} {number}',
      terms: {
        text: 'Text',
        slide: 'Folie',
        notes: 'Notizen',
        header: 'Kopfzeile',
        footer: 'Fußzeile',
        footnote: 'Fußnote',
        endnote: 'Endnote',
        comment: 'Kommentar',
        slideLayout: 'Folienlayout',
        slideMaster: 'Folienmaster',
        chart: 'Diagramm',
        smartArt: 'SmartArt',
        documentProperties: 'Dokumenteigenschaften',
        customData: 'Benutzerdefinierte Daten',
        textBox: 'Textfeld',
        table: 'Tabelle',
        row: 'Zeile',
        picture: 'Bild',
        altText: 'Alternativtext',
      },
    },
    without: {
      gone: 'Die Vorlage wurde entfernt. Fragen Sie, wer Ihnen diesen Link geschickt hat.',
      no_converter:
        'Auf diesem Server lassen sich keine Bilder der Seiten erzeugen, weil LibreOffice nicht installiert ist. Die Liste der Felder ist vollständig.',
      busy: 'Die Bilder der Seiten sind noch nicht fertig. Laden Sie diese Seite in einer Minute neu.',
      failed: 'Von dieser Vorlage lassen sich keine Bilder erzeugen. Die Liste der Felder ist vollständig.',
    },
  },
};
