export const requestsRoom = {
  requestsRoom: {
    title: 'Solicitudes',
  },
};
