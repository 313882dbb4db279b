export const sendRoom = {
  sendRoom: {
    title: '文書を送信',
  },
};
