import type { preview as english } from '../en/preview';

export const preview: typeof english = {
  preview: {
    of: 'Sjabloon van de workflow ‘{workflow}’',
    lead: 'Dit is het sjabloon. Elke naam tussen dubbele accolades maakt plaats voor een waarde wanneer een document wordt gemaakt. U kunt het hier bekijken, maar niets wijzigen.',
    leadSample: 'Dit is het sjabloon, ingevuld met de waarden van een voorbeeld. U kunt het hier bekijken, maar niets wijzigen.',
    count: '{count, plural, one {{count} veld} other {{count} velden}}',
    noFields: 'Het sjabloon heeft geen velden: elk document ziet er zo uit.',
    uses: {
      condition: 'bepaalt wat er te zien is',
      group: 'wordt per regel herhaald',
    },
    nameless: '(zonder naam)',
    place: {
      quoted: '{where}: ‘{quote}’',
      numbered: '{term} {number}',
      terms: {
        text: 'Tekst',
        slide: 'Dia',
        notes: 'Notities',
        header: 'Koptekst',
        footer: 'Voettekst',
        footnote: 'Voetnoot',
        endnote: 'Eindnoot',
        comment: 'Opmerking',
        slideLayout: 'Dia-indeling',
        slideMaster: 'Diamodel',
        chart: 'Grafiek',
        smartArt: 'SmartArt',
        documentProperties: 'Documenteigenschappen',
        customData: 'Aangepaste gegevens',
        textBox: 'Tekstvak',
        table: 'Tabel',
        row: 'Rij',
        picture: 'Afbeelding',
        altText: 'Alternatieve tekst',
      },
    },
    without: {
      gone: 'Het sjabloon is verwijderd. Vraag het aan degene die u deze link heeft gestuurd.',
      no_converter:
        'Op deze server kunnen geen afbeeldingen van de pagina’s worden gemaakt, omdat LibreOffice niet is geïnstalleerd. De lijst met velden is volledig.',
      busy: 'De afbeeldingen van de pagina’s zijn nog niet klaar. Laad deze pagina over een minuut opnieuw.',
      failed: 'Van dit sjabloon kunnen geen afbeeldingen worden gemaakt. De lijst met velden is volledig.',
    },
  },
};
