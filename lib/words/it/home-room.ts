export const homeRoom = {
  homeRoom: {
    title: 'Inizio',
    needs: 'Richiede la Sua attenzione',
    nothing: 'Al momento nulla richiede la Sua attenzione.',
    why: {
      bounced: 'L’email a {signer} non è arrivata.',
      sender: 'Attende la Sua firma.',
      ending: '{signer} non ha firmato e il termine scade presto.',
    },
    underWay: 'In corso',
    waiting:
      '{signer, plural, one {{signer} documento attende il firmatario} many {{signer} documenti attendono i firmatari} other {{signer} documenti attendono i firmatari}}',
    opened: '{opened, plural, one {{opened} è stato aperto} many {{opened} sono stati aperti} other {{opened} sono stati aperti}}',
    noneWaiting: 'Nessun documento attende qualcuno.',
    start: 'Tre passi per cominciare',
    steps: {
      key: 'Creare una chiave API',
      send: 'Inviare il primo documento',
      workflow: 'Creare un flusso',
    },
    done: 'Fatto',
  },
};
