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
    gone: {
      title: 'Qui non c’è nulla',
      body: 'Forse è stato eliminato, o appartiene a un altro account. Ora agisce per {account}.',
      home: 'Vai all’inizio',
    },
  },
};
