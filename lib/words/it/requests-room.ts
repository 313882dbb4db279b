export const requestsRoom = {
  requestsRoom: {
    title: 'Richieste',
  },
};
