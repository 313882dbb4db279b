export const sendRoom = {
  sendRoom: {
    title: 'Enviar un documento',
  },
};
