export const requestsRoom = {
  requestsRoom: {
    title: '署名依頼',
  },
};
