export const operatorRoom = {
  operatorRoom: {
    title: 'Beheer',
  },
};
