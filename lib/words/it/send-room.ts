export const sendRoom = {
  sendRoom: {
    title: 'Invia un documento',
  },
};
