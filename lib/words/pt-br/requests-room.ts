export const requestsRoom = {
  requestsRoom: {
    title: 'Solicitações',
    search: 'Buscar',
    searchHint: 'Título, nome ou e-mail',
    status: 'Situação',
    all: 'Todas',
    searchLabel: 'Buscar solicitações',
    nothingFound: 'Nada corresponde a “{words}”.',
    showAll: 'Mostrar todas as solicitações',
    newest: 'Solicitações mais novas',
    older: 'Solicitações mais antigas',
  },
};
