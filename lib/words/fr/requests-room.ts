export const requestsRoom = {
  requestsRoom: {
    title: 'Demandes',
    search: 'Rechercher',
    searchHint: 'Titre, nom ou adresse e-mail',
    status: 'État',
    all: 'Toutes',
    searchLabel: 'Rechercher des demandes',
    nothingFound: 'Rien ne correspond à « {words} ».',
    showAll: 'Afficher toutes les demandes',
    newest: 'Demandes plus récentes',
    older: 'Demandes plus anciennes',
  },
};
