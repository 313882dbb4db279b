export const sendRoom = {
  sendRoom: {
    title: 'Send a document',
  },
};
