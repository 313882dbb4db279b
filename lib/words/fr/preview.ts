import type { preview as english } from '../en/preview';

export const preview: typeof english = {
  preview: {
    of: 'Modèle du workflow « {workflow} »',
    lead: 'Voici le modèle. Chaque nom entre doubles accolades laisse place à une valeur quand un document est créé. Vous pouvez le consulter ici, sans rien modifier.',
    leadSample: 'Voici le modèle, rempli avec les valeurs d’un exemple. Vous pouvez le consulter ici, sans rien modifier.',
    count: '{count, plural, one {{count} champ} many {{count} de champs} other {{count} champs}}',
    noFields: 'Le modèle n’a pas de champ : chaque document lui ressemble.',
    uses: {
      condition: 'décide de ce qui s’affiche',
      group: 'répété pour chaque entrée',
    },
    nameless: '(sans nom)',
    place: {
      quoted: '{where} : « {quote} »',
      numbered: '{term} {number}',
      terms: {
        text: 'Texte',
        slide: 'Diapositive',
        notes: 'Notes',
        header: 'En-tête',
        footer: 'Pied de page',
        footnote: 'Note de bas de page',
        endnote: 'Note de fin',
        comment: 'Commentaire',
        slideLayout: 'Disposition de diapositive',
        slideMaster: 'Masque de diapositives',
        chart: 'Graphique',
        smartArt: 'SmartArt',
        documentProperties: 'Propriétés du document',
        customData: 'Données personnalisées',
        textBox: 'Zone de texte',
        table: 'Tableau',
        row: 'Ligne',
        picture: 'Image',
        altText: 'Texte de remplacement',
      },
    },
    without: {
      gone: 'Le modèle a été supprimé. Adressez-vous à la personne qui vous a envoyé ce lien.',
      no_converter: 'Ce serveur ne peut pas créer d’images des pages, car LibreOffice n’y est pas installé. La liste des champs est complète.',
      busy: 'Les images des pages ne sont pas encore prêtes. Rechargez cette page dans une minute.',
      failed: 'Aucune image de ce modèle ne peut être créée. La liste des champs est complète.',
    },
  },
};
