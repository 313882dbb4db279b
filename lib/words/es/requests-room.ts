export const requestsRoom = {
  requestsRoom: {
    title: 'Solicitudes',
    search: 'Buscar',
    searchHint: 'Título, nombre o correo',
    status: 'Estado',
    all: 'Todas',
    searchLabel: 'Buscar solicitudes',
    nothingFound: 'Nada coincide con «{words}».',
    showAll: 'Mostrar todas las solicitudes',
    newest: 'Solicitudes más recientes',
    older: 'Solicitudes anteriores',
  },
};
