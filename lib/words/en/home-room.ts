export const homeRoom = {
  homeRoom: {
    title: 'Home',
    needs: 'Needs you',
    nothing: 'Nothing needs you now.',
    why: {
      bounced: 'The email to {signer} did not arrive.',
      sender: 'Waits for your signature.',
      ending: '{signer} has not signed, and the time for it ends soon.',
    },
    underWay: 'Under way',
    waiting: '{signer, plural, one {{signer} document waits for its signer} other {{signer} documents wait for their signers}}',
    opened: '{opened, plural, one {{opened} was opened} other {{opened} were opened}}',
    noneWaiting: 'No document is waiting for anybody.',
    start: 'Three steps to begin',
    steps: {
      key: 'Make an API key',
      send: 'Send your first document',
      workflow: 'Make a workflow',
    },
    done: 'Done',
  },
};
