export const sendRoom = {
  sendRoom: {
    title: 'Envoyer un document',
  },
};
