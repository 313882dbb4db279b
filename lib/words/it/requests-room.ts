export const requestsRoom = {
  requestsRoom: {
    title: 'Richieste',
    search: 'Cerca',
    searchHint: 'Titolo, nome o email',
    status: 'Stato',
    all: 'Tutte',
    searchLabel: 'Cerca richieste',
    nothingFound: 'Niente corrisponde a “{words}”.',
    showAll: 'Mostra tutte le richieste',
    newest: 'Richieste più recenti',
    older: 'Richieste precedenti',
  },
};
