export const homeRoom = {
  homeRoom: {
    title: 'Accueil',
    needs: 'À votre attention',
    nothing: 'Rien ne requiert votre attention pour le moment.',
    why: {
      bounced: 'L’e-mail à {signer} n’est pas arrivé.',
      sender: 'Attend votre signature.',
      ending: '{signer} n’a pas signé, et le délai se termine bientôt.',
    },
    underWay: 'En cours',
    waiting:
      '{signer, plural, one {{signer} document attend son signataire} many {{signer} documents attendent leur signataire} other {{signer} documents attendent leur signataire}}',
    opened: '{opened, plural, one {{opened} a été ouvert} many {{opened} ont été ouverts} other {{opened} ont été ouverts}}',
    noneWaiting: 'Aucun document n’attend personne.',
    start: 'Trois étapes pour commencer',
    steps: {
      key: 'Créer une clé API',
      send: 'Envoyer votre premier document',
      workflow: 'Créer un flux',
    },
    done: 'Fait',
  },
};
