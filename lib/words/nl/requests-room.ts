export const requestsRoom = {
  requestsRoom: {
    title: 'Verzoeken',
  },
};
