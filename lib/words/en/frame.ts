export const frame = {
  frame: {
    rooms: {
      label: 'Rooms',
      home: 'Home',
      requests: 'Requests',
      workflows: 'Workflows',
      files: 'Files',
      keys: 'Keys & usage',
      team: 'Team',
      settings: 'Settings',
      operator: 'Operator',
    },
    keysShort: 'Keys',
    more: 'More',
    skip: 'Skip to the content',
    actingFor: 'Acting for',
    kinds: { person: 'Your own account', team: 'Team' },
    signedInAs: 'Signed in as',
    signOut: 'Sign out',
  },
};
