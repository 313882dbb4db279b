export const requestsRoom = {
  requestsRoom: {
    title: 'Verzoeken',
    search: 'Zoeken',
    searchHint: 'Titel, naam of e-mail',
    status: 'Stand',
    all: 'Alle',
    searchLabel: 'Verzoeken zoeken',
    nothingFound: 'Niets past bij “{words}”.',
    showAll: 'Alle verzoeken tonen',
    newest: 'Nieuwere verzoeken',
    older: 'Oudere verzoeken',
  },
};
