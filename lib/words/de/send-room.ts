export const sendRoom = {
  sendRoom: {
    title: 'Dokument senden',
  },
};
