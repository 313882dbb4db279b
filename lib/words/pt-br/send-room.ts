export const sendRoom = {
  sendRoom: {
    title: 'Enviar um documento',
  },
};
