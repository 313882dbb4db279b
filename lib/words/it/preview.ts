import type { preview as english } from '../en/preview';

export const preview: typeof english = {
  preview: {
    of: 'Modello del flusso di lavoro “{workflow}”',
    lead: 'Questo è il modello. Ogni nome tra doppie parentesi graffe lascia il posto a un valore quando si crea un documento. Qui può guardarlo, ma non modificare nulla.',
    leadSample: 'Questo è il modello, compilato con i valori di un esempio. Qui può guardarlo, ma non modificare nulla.',
    count: '{count, plural, one {{count} campo} many {{count} di campi} other {{count} campi}}',
    noFields: 'Il modello non ha campi: ogni documento gli è uguale.',
    uses: {
      condition: 'decide che cosa si mostra',
      group: 'ripetuto per ogni voce',
    },
    nameless: '(senza nome)',
    place: {
      quoted: '{where}: “{quote}”',
      numbered: '{term} {number}',
      terms: {
        text: 'Testo',
        slide: 'Diapositiva',
        notes: 'Note',
        header: 'Intestazione',
        footer: 'Piè di pagina',
        footnote: 'Nota a piè di pagina',
        endnote: 'Nota di chiusura',
        comment: 'Commento',
        slideLayout: 'Layout diapositiva',
        slideMaster: 'Schema diapositiva',
        chart: 'Grafico',
        smartArt: 'SmartArt',
        documentProperties: 'Proprietà del documento',
        customData: 'Dati personalizzati',
        textBox: 'Casella di testo',
        table: 'Tabella',
        row: 'Riga',
        picture: 'Immagine',
        altText: 'Testo alternativo',
      },
    },
    without: {
      gone: 'Il modello è stato rimosso. Si rivolga a chi le ha inviato questo link.',
      no_converter: 'Su questo server non si possono creare immagini delle pagine, perché LibreOffice non è installato. L’elenco dei campi è completo.',
      busy: 'Le immagini delle pagine non sono ancora pronte. Ricarichi questa pagina tra un minuto.',
      failed: 'Di questo modello non si possono creare immagini. L’elenco dei campi è completo.',
    },
  },
};
