/** The table of board. */
export {};
