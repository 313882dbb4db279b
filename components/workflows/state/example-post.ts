/** Before the first post: what a form might bring. */
export const examplePost = {
  'Customer Name': 'Anna Berg',
  'Customer Email': 'anna@example.com',
  Items: [
    { name: 'Chair', price: 40 },
    { name: 'Table', price: 90 },
  ],
};
