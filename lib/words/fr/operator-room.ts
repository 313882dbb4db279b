export const operatorRoom = {
  operatorRoom: {
    title: 'Exploitation',
  },
};
