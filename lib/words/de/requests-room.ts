export const requestsRoom = {
  requestsRoom: {
    title: 'Anfragen',
  },
};
