export const frame = {
  frame: {
    rooms: {
      label: 'Rubriques',
      home: 'Accueil',
      requests: 'Demandes',
      workflows: 'Flux',
      files: 'Fichiers',
      keys: 'Clés et utilisation',
      team: 'Équipe',
      settings: 'Réglages',
      operator: 'Exploitation',
    },
    keysShort: 'Clés',
    more: 'Plus',
    skip: 'Aller au contenu',
    actingFor: 'Au nom de',
    kinds: { person: 'Compte personnel', team: 'Équipe' },
    signedInAs: 'Connecté en tant que',
    signOut: 'Se déconnecter',
    gone: {
      title: 'Il n’y a rien ici',
      body: 'Cela a peut-être été supprimé, ou appartient à un autre compte. Vous agissez maintenant pour {account}.',
      home: 'Aller à l’accueil',
    },
  },
};
