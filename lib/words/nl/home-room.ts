export const homeRoom = {
  homeRoom: {
    title: 'Start',
    needs: 'Heeft u nodig',
    nothing: 'Nu heeft niets uw aandacht nodig.',
    why: {
      bounced: 'De e-mail aan {signer} kwam niet aan.',
      sender: 'Wacht op uw handtekening.',
      ending: '{signer} heeft niet ondertekend, en de termijn loopt binnenkort af.',
    },
    underWay: 'Onderweg',
    waiting: '{signer, plural, one {{signer} document wacht op zijn ondertekenaar} other {{signer} documenten wachten op hun ondertekenaar}}',
    opened: '{opened, plural, one {{opened} is geopend} other {{opened} zijn geopend}}',
    noneWaiting: 'Geen document wacht op iemand.',
    start: 'Drie stappen om te beginnen',
    steps: {
      key: 'Een API-sleutel maken',
      send: 'Het eerste document versturen',
      workflow: 'Een stroom maken',
    },
    done: 'Klaar',
  },
};
