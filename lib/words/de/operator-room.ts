export const operatorRoom = {
  operatorRoom: {
    title: 'Betrieb',
  },
};
