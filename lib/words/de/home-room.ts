export const homeRoom = {
  homeRoom: {
    title: 'Start',
    needs: 'Braucht Sie',
    nothing: 'Im Moment braucht nichts Ihr Zutun.',
    why: {
      bounced: 'Die E-Mail an {signer} kam nicht an.',
      sender: 'Wartet auf Ihre Unterschrift.',
      ending: '{signer} hat nicht unterschrieben, und die Frist läuft bald ab.',
    },
    underWay: 'Unterwegs',
    waiting: '{signer, plural, one {{signer} Dokument wartet auf eine Unterschrift} other {{signer} Dokumente warten auf eine Unterschrift}}',
    opened: '{opened, plural, one {{opened} wurde geöffnet} other {{opened} wurden geöffnet}}',
    noneWaiting: 'Kein Dokument wartet auf jemanden.',
    start: 'Drei Schritte zum Anfang',
    steps: {
      key: 'Einen API-Schlüssel anlegen',
      send: 'Das erste Dokument senden',
      workflow: 'Einen Ablauf anlegen',
    },
    done: 'Erledigt',
  },
};
