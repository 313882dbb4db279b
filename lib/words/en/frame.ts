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
    gone: {
      title: 'There is nothing here',
      body: 'It may have been deleted, or it belongs to another account. You now act for {account}.',
      home: 'Go to Home',
    },
  },
};
