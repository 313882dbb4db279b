export const operatorRoom = {
  operatorRoom: {
    title: 'Operator',
  },
};
