export const requestsRoom = {
  requestsRoom: {
    title: 'Requests',
  },
};
