export const requestsRoom = {
  requestsRoom: {
    title: 'Demandes',
  },
};
