export const requestsRoom = {
  requestsRoom: {
    title: 'Anfragen',
    search: 'Suchen',
    searchHint: 'Titel, Name oder E-Mail',
    status: 'Stand',
    all: 'Alle',
    searchLabel: 'Anfragen suchen',
    nothingFound: 'Nichts passt zu „{words}“.',
    showAll: 'Alle Anfragen zeigen',
    newest: 'Neuere Anfragen',
    older: 'Ältere Anfragen',
  },
};
