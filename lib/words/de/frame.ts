export const frame = {
  frame: {
    rooms: {
      label: 'Bereiche',
      home: 'Start',
      requests: 'Anfragen',
      workflows: 'Abläufe',
      files: 'Dateien',
      keys: 'Schlüssel und Verbrauch',
      team: 'Team',
      settings: 'Einstellungen',
      operator: 'Betrieb',
    },
    keysShort: 'Schlüssel',
    more: 'Mehr',
    skip: 'Zum Inhalt springen',
    actingFor: 'Handelnd für',
    kinds: { person: 'Eigenes Konto', team: 'Team' },
    signedInAs: 'Angemeldet als',
    signOut: 'Abmelden',
    gone: {
      title: 'Hier ist nichts',
      body: 'Vielleicht wurde es gelöscht, oder es gehört zu einem anderen Konto. Sie handeln jetzt für {account}.',
      home: 'Zum Start',
    },
  },
};
