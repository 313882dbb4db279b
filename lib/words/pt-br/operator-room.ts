export const operatorRoom = {
  operatorRoom: {
    title: 'Operação',
  },
};
