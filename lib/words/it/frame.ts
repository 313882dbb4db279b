export const frame = {
  frame: {
    rooms: {
      label: 'Sezioni',
      home: 'Inizio',
      requests: 'Richieste',
      workflows: 'Flussi',
      files: 'File',
      keys: 'Chiavi e utilizzo',
      team: 'Gruppo',
      settings: 'Impostazioni',
      operator: 'Gestione',
    },
    keysShort: 'Chiavi',
    more: 'Altro',
    skip: 'Vai al contenuto',
    actingFor: 'Per conto di',
    kinds: { person: 'Account personale', team: 'Gruppo' },
    signedInAs: 'Accesso effettuato come',
    signOut: 'Esci',
  },
};
