export const operatorRoom = {
  operatorRoom: {
    title: 'Operación',
  },
};
