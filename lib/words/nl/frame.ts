export const frame = {
  frame: {
    rooms: {
      label: 'Onderdelen',
      home: 'Start',
      requests: 'Verzoeken',
      workflows: 'Workflows',
      files: 'Bestanden',
      keys: 'Sleutels en gebruik',
      team: 'Team',
      settings: 'Instellingen',
      operator: 'Beheer',
    },
    keysShort: 'Sleutels',
    more: 'Meer',
    skip: 'Naar de inhoud',
    actingFor: 'Handelend voor',
    kinds: { person: 'Eigen account', team: 'Team' },
    signedInAs: 'Aangemeld als',
    signOut: 'Afmelden',
    gone: {
      title: 'Hier is niets',
      body: 'Misschien is het verwijderd, of het hoort bij een ander account. U handelt nu voor {account}.',
      home: 'Naar Start',
    },
  },
};
