/** Values that the examples of the documentation share. */
export const aut_id = 'aut_3kTbYpQ0xWm7cRz1NvL5';
export const evt_id = 'evt_9sHd2LqVwX4mBn6TzKc8';
export const out_id = 'out_6fJr8PzWq1tYv3GhXb4M';
