export const operatorRoom = {
  operatorRoom: {
    title: '運用',
  },
};
