export const requestsRoom = {
  requestsRoom: {
    title: 'Solicitações',
  },
};
