export const sendRoom = {
  sendRoom: {
    title: 'Document versturen',
  },
};
